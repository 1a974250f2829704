import { useAccount } from '@/features/auth';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { keepIntent, type Intent } from '../store/intent';
import { useStudio } from '../store/studio';
import { closeDialog, usePanes } from './panes';

const WORDS: Record<Intent, { title: string; next: string }> = {
  save: { title: 'Save to your account', next: 'it is saved right after' },
  pair: { title: 'Get it light and dark', next: 'both themes come right after' },
  project: { title: 'Get the Power BI project', next: 'the project comes right after' },
  swatches: { title: 'Get the swatches', next: 'the swatches come right after' },
  'style-guide': { title: 'Get the style guide', next: 'the style guide comes right after' },
};

/** What an account is needed for, and that nothing is lost on the way to one. */
export default function AccountDialog() {
  const intent = usePanes((state) => state.intent);
  const name = useStudio((state) => state.document.name);
  const { startSignIn } = useAccount();
  const { title, next } = WORDS[intent];
  const go = (path: '/login' | '/register') => {
    keepIntent(intent);
    closeDialog();
    startSignIn(path, '/flexa-theme');
  };
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title={title}
      description={`It needs an account, which is free. ${name} stays on this device while you sign in, and ${next}.`}
    >
      <div className="grid gap-2">
        <Button variant="primary" size="lg" onClick={() => go('/login')}>
          Sign in
        </Button>
        <Button size="lg" onClick={() => go('/register')}>
          Create an account
        </Button>
      </div>
    </Dialog>
  );
}
