import { useEffect } from 'react';
import { toastContainerReady } from '@/lib/toast';
import { Toaster } from '@/ui/toaster';

export default function ToastFrame() {
  useEffect(() => toastContainerReady(), []);
  return <Toaster />;
}
