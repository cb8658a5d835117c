import type { Settings } from '../../settings/settings.ts';
import type { LanguageModel } from './interface.ts';

/** The library behind it is large, so it is read only where a model is configured. */
export async function chooseLanguageModel(
  settings: Pick<Settings, 'LLM_API_URL' | 'LLM_API_KEY' | 'LLM_MODEL'>,
): Promise<LanguageModel | undefined> {
  const { LLM_API_URL: url, LLM_API_KEY: key, LLM_MODEL: model = 'default' } = settings;
  if (!url) return undefined;
  const { openAICompatibleModel } = await import('./openai-compatible/openai-compatible-model.ts');
  return openAICompatibleModel({ url, key, model });
}
