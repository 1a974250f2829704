import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { startSession } from '@/features/auth/session';
import { schedulePopup } from '@/features/offers';
import '@/ui/tokens.css';
import { startRouter } from './router';

startSession();
schedulePopup();
const router = startRouter();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
