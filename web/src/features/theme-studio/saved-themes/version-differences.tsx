import { useState } from 'react';
import type { SavedTheme } from '@flexa/contracts/themes';
import { compare } from '@flexa/theme-engine/import';
import DifferencesDialog from '../import/differences-dialog';
import type { Theme } from '@flexa/theme-engine/model';
import { useStudio } from '../store/studio';
import { compileThemeOnce } from '../store/use-theme';

/** Compares an earlier version with the edited theme, setting by setting. */
export default function VersionDifferences(props: { saved: SavedTheme; onClose: () => void }) {
  const { saved, onClose } = props;
  // As it was when it was asked for: the report follows the choices meanwhile.
  const [{ mine, theirs, rows }] = useState(() => {
    const mine = compileThemeOnce(useStudio.getState().document);
    // The API's response is JSON.
    const theirs = saved.theme as Theme;
    return { mine, theirs, rows: compare(mine, theirs) };
  });
  return (
    <DifferencesDialog
      mine={mine}
      theirs={theirs}
      rows={rows}
      own={0}
      theirName={`Version ${saved.version}`}
      onBack={onClose}
      onDone={onClose}
    />
  );
}
