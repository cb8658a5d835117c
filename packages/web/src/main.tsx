import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AuthProvider } from './components/auth/auth-context.tsx';
import { FullScreenLoading } from './components/full-screen-message.tsx';
import { useAuthState } from './features/auth/session/use-auth-state.ts';
import { createAppRouter } from './router.tsx';
import './styles/main.css';

const router = createAppRouter();

function App() {
  const auth = useAuthState();
  return (
    <AuthProvider state={auth}>
      {auth.isLoading ? (
        <FullScreenLoading />
      ) : (
        <RouterProvider router={router} context={{ auth }} />
      )}
    </AuthProvider>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html lost its #root element.');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
