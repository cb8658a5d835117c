import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { chooseLanguageModel } from '../../platform/providers/language-model/language-model-provider.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { reportModel, tryModel } from './try-model.ts';

/** `npm run doctor`: tries what this installation is set up with and says how it does. */

if (existsSync('.env')) loadEnvFile('.env');

try {
  const settings = readSettings(process.env);
  const model = await chooseLanguageModel(settings);
  if (!model)
    console.log('No language model is set (LLM_API_URL): the built-in receptionist answers alone.');
  else {
    console.log(`Ten set turns with ${model.name} at ${settings.LLM_API_URL}\n`);
    const tried = await tryModel(model);
    for (const line of reportModel(tried, settings.LLM_DEADLINE_MS)) console.log(line);
    if (tried.every(({ failure }) => failure)) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
