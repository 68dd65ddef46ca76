import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './ResumeBanner.module.css';
import type { StoredWork } from './unsaved-work.ts';
import { useBrowserSession } from './use-session.ts';

/** The texts that this browser keeps because the session ended or the server did not take them: a button to resume each, and one to delete it. */
export const ResumeBanner = ({ stored }: { stored: readonly StoredWork[] }) => {
  const browser = useBrowserSession();
  return (
    <div className={`wrap ${styles.place}`}>
      {stored.map(({ key, label, path }) => (
        <Banner key={key} tone="info" title="Votre texte n'a pas été perdu">
          <p>{label} : ce texte n'a pas été enregistré, il est gardé dans ce navigateur.</p>
          <div className={styles.actions}>
            <Button size="sm" href={path}>
              Reprendre
            </Button>
            <Button size="sm" variant="text" onClick={() => browser().unsaved.remove(key)}>
              Effacer
            </Button>
          </div>
        </Banner>
      ))}
    </div>
  );
};
