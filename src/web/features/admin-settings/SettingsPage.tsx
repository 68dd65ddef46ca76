import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { adminPaths } from '#contract/paths.ts';
import { settingFields, settingSections } from '#contract/settings.fr.ts';
import { notPermitted } from '#contract/team.fr.ts';
import { MissingSettings } from '#web/back-office/MissingSettings.tsx';
import { useLeaveGuard } from '#web/back-office/use-leave-guard.ts';
import { useMember } from '#web/session/permissions.ts';
import { useUnsavedWork } from '#web/session/use-unsaved-work.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import { SettingsHistory } from './SettingsHistory.tsx';
import styles from './SettingsPage.module.css';
import { SettingsSection } from './SettingsSection.tsx';
import { type Settings, useSettings } from './use-settings.ts';

/** « Réglages »: what the publisher sets while the site runs. */
export const SettingsPage = () => {
  const settings = useSettings();
  const { state } = settings;
  const canWrite = useMember().may('settings.manage');
  const { blocker } = useLeaveGuard(settings.changedOf([...settingFields.keys()]).length > 0);
  useKeptSettings(settings);
  const { hash } = useLocation();
  const isLoaded = state !== undefined;
  // A link to one setting leads to its field, which is there only once the settings are.
  useEffect(() => {
    if (isLoaded && hash) document.getElementById(hash.slice(1))?.focus();
  }, [isLoaded, hash]);
  return (
    <>
      <TitleRow title="Réglages" />
      <p className={styles.lead}>
        Ce qui est enregistré ici vaut aussitôt, sur tout le site. Une variable d'environnement du serveur
        l'emporte : son champ est alors fermé.
      </p>
      <AsyncSection
        query={settings.query}
        loading="Chargement des réglages..."
        failed="Les réglages n'ont pas pu être chargés."
        isEmpty={() => false}
        empty={null}
      >
        {() =>
          state && (
            <div className={styles.sections}>
              {!canWrite && (
                <Banner tone="info" title="Vous consultez les réglages">
                  {notPermitted('settings.manage')}
                </Banner>
              )}
              {state.problems.length > 0 && (
                <Banner tone="danger" title="Des réglages enregistrés ne sont pas utilisés">
                  {state.problems.map((problem) => (
                    <p key={problem}>{problem}</p>
                  ))}
                </Banner>
              )}
              <MissingSettings missing={state.missing} />
              <nav aria-label="Réglages par sujet">
                <ul className={styles.contents}>
                  {settingSections.map(({ id, title }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{title}</a>
                    </li>
                  ))}
                  <li>
                    <a href="#versions">Versions précédentes</a>
                  </li>
                </ul>
              </nav>
              {settingSections.map((section) => (
                <SettingsSection
                  key={section.id}
                  section={section}
                  state={state}
                  settings={settings}
                  writable={canWrite}
                />
              ))}
              <SettingsHistory state={state} settings={settings} writable={canWrite} />
            </div>
          )
        }
      </AsyncSection>
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        danger
        title="Quitter sans enregistrer ?"
        confirmLabel="Quitter sans enregistrer"
        cancelLabel="Rester"
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      >
        <p>Des réglages saisis ne sont pas enregistrés : ils seraient perdus.</p>
      </ConfirmDialog>
    </>
  );
};

/** Secrets are not stored in the browser: they are typed again. */
const keptNames = [...settingFields.values()].filter(({ kind }) => kind !== 'secret').map(({ name }) => name);

/** What is typed survives the end of the session, with the value that it was typed over. */
const useKeptSettings = (settings: Settings): void =>
  useUnsavedWork({
    key: 'reglages',
    label: 'Réglages',
    path: adminPaths.settings,
    read: () => {
      const changed = settings.changedOf(keptNames);
      return changed.length === 0
        ? undefined
        : Object.fromEntries(
            changed.map((name) => [name, { value: settings.valueOf(name), base: settings.baseOf(name) }]),
          );
    },
    restore: (content) => {
      for (const [name, stored] of Object.entries(content ?? {})) {
        const { value, base } = (stored ?? {}) as { value?: unknown; base?: unknown };
        if (keptNames.includes(name) && typeof value === 'string' && typeof base === 'string')
          settings.restore(name, value, base);
      }
    },
  });
