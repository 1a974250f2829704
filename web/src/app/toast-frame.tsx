import { useEffect } from 'react';
import { releaseToasts } from '@/lib/toast';
import { Toaster } from '@/ui/toaster';

export default function ToastFrame() {
  useEffect(() => releaseToasts(), []);
  return <Toaster />;
}
