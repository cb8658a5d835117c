import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AuthProvider, useAuth } from './components/auth/auth-context.tsx';
import { localOperator } from './components/auth/local-operator.ts';
import { FullScreenLoading } from './components/full-screen-message.tsx';
import { createAppRouter } from './router.tsx';
import './styles/main.css';

const router = createAppRouter();

function App() {
  const auth = useAuth();
  if (auth.isLoading) return <FullScreenLoading />;
  return <RouterProvider router={router} context={{ auth }} />;
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html lost its #root element.');

createRoot(root).render(
  <StrictMode>
    <AuthProvider state={localOperator}>
      <App />
    </AuthProvider>
  </StrictMode>,
);
