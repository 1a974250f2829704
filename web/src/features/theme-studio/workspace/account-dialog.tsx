import { useAccount } from '@/features/auth';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { keepIntent, type Intent } from '../store/intent';
import { useStudio } from '../store/studio';
import { closeDialog, usePanes } from '../store/panes';

const WORDS: Record<Intent, { title: string; next: string }> = {
  save: { title: 'Save to your account', next: 'we save it right after' },
  pair: { title: 'Get it light and dark', next: 'you get both themes right after' },
  project: { title: 'Get the Power BI project', next: 'you get the project right after' },
  css: { title: 'Get the CSS variables', next: 'you get the file right after' },
  tokens: { title: 'Get the design tokens', next: 'you get the design tokens right after' },
  organization: {
    title: 'Get the theme for your organisation',
    next: 'you get the file right after',
  },
  report: { title: 'Get the re-themed report', next: 'you can save the report right after' },
  accessibility: { title: 'Get the report', next: 'you get the accessibility report right after' },
};

/** Explains why an account is needed and that no work is lost. */
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
      description={`You need a free account. ${name} stays on this device while you sign in, and ${next}.`}
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
