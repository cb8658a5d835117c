import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ShownStories } from './shown-stories.tsx';
import { Workbench } from './workbench.tsx';
import './workbench.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html lost its #root element.');

const asked = new URLSearchParams(location.search);
const shown = asked.get('shown');
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';

createRoot(root).render(
  <StrictMode>{shown === null ? <Workbench /> : <ShownStories of={shown} />}</StrictMode>,
);
