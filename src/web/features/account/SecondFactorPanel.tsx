import { useContext, useState } from 'react';
import { shortDate } from '#contract/format.fr.ts';
import { messages } from '#contract/messages.fr.ts';
import { secondFactorMessages } from '#contract/second-factor.fr.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { useBrowserSession } from '#web/session/use-session.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { authFailure } from './auth-failure.ts';
import { authenticatorFailure } from './authenticator-failure.ts';
import styles from './ProfilePage.module.css';

const readSecondFactor = (api: ApiClient, signal: AbortSignal) =>
  api.get('/admin/profile/second-factor', { signal });

type Written = { message: string; recoveryCodes: string[] };
type Begun = { secret: string; qr: { path: string; size: number } };

/** What a confirmed password is for. */
type Asked = { what: 'totp' | 'passkey' | 'codes' | 'remove-totp' } | { what: 'remove-passkey'; id: string };

const questions: Readonly<Record<Asked['what'], { title: string; label: string }>> = {
  totp: { title: 'Ajouter une application de codes', label: 'Continuer' },
  passkey: { title: "Ajouter une clé d'accès", label: 'Continuer' },
  codes: { title: 'Renouveler les codes de secours', label: 'Renouveler les codes' },
  'remove-totp': { title: "Retirer l'application de codes ?", label: "Retirer l'application" },
  'remove-passkey': { title: "Retirer cette clé d'accès ?", label: 'Retirer la clé' },
};

/** A code or a passkey asked for besides the password. */
export const SecondFactorPanel = ({ missing }: { missing: boolean }) => {
  const query = useApiRead(readSecondFactor, { keep: true });
  const change = useChange(query.refetch);
  const { busy, notice, codes, begun } = change;
  const [asked, setAsked] = useState<Asked>();
  const ask = (next: Asked) => [change.clear(), setAsked(next)];
  return (
    <Panel title="Second facteur">
      {missing && <Banner tone="warning">{secondFactorMessages.required}</Banner>}
      <p>
        Une application de codes ou une clé d'accès (empreinte, visage, clé USB), demandée à la connexion en
        plus du mot de passe.
      </p>
      {notice && <Banner tone={notice.tone}>{notice.text}</Banner>}
      {codes.length > 0 && <RecoveryCodes codes={codes} />}
      <AsyncSection
        query={query}
        loading="Chargement..."
        failed="Le second facteur n'a pas pu être chargé."
        isEmpty={() => false}
        empty={null}
      >
        {({ totp, passkeys, recoveryCodes }) => (
          <>
            <ul className={styles.sessions}>
              <li>
                <b>Application de codes</b>
                {totp ? (
                  <Button
                    variant="secondary"
                    size="sm"
                    disabled={busy}
                    onClick={() => ask({ what: 'remove-totp' })}
                  >
                    Retirer l'application
                  </Button>
                ) : (
                  <Button variant="secondary" size="sm" disabled={busy} onClick={() => ask({ what: 'totp' })}>
                    Ajouter une application
                  </Button>
                )}
              </li>
              {passkeys.map(({ id, name, createdAt }) => (
                <li key={id}>
                  <div>
                    <b>{name}</b>
                    <p>Clé d'accès ajoutée le {shortDate(new Date(createdAt))}</p>
                  </div>
                  <Button
                    variant="secondary"
                    size="sm"
                    disabled={busy}
                    aria-label={`Retirer la clé ${name}`}
                    onClick={() => ask({ what: 'remove-passkey', id })}
                  >
                    Retirer
                  </Button>
                </li>
              ))}
              <li>
                <b>{passkeys.length === 0 ? "Clé d'accès" : "Une autre clé d'accès"}</b>
                <Button
                  variant="secondary"
                  size="sm"
                  disabled={busy}
                  onClick={() => ask({ what: 'passkey' })}
                >
                  Ajouter une clé d'accès
                </Button>
              </li>
              {(totp || passkeys.length > 0) && (
                <li>
                  <b>
                    {recoveryCodes} {recoveryCodes > 1 ? 'codes' : 'code'} de secours
                  </b>
                  <Button
                    variant="secondary"
                    size="sm"
                    disabled={busy}
                    onClick={() => ask({ what: 'codes' })}
                  >
                    Renouveler les codes
                  </Button>
                </li>
              )}
            </ul>
            {begun && <TotpSetup key={begun.secret} begun={begun} busy={busy} onCode={change.confirmTotp} />}
          </>
        )}
      </AsyncSection>
      {asked && (
        <PasswordQuestion
          asked={asked}
          onConfirm={(password, name) => [setAsked(undefined), void change.run(asked, { password, name })]}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </Panel>
  );
};

/** The calls, one at a time, and what they answer. */
const useChange = (refetch: () => void) => {
  const api = useContext(ApiContext);
  const browser = useBrowserSession();
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<{ tone: 'success' | 'danger'; text: string }>();
  const [codes, setCodes] = useState<string[]>([]);
  const [begun, setBegun] = useState<Begun>();

  const attempt = async (call: (client: ApiClient) => Promise<Written | undefined>): Promise<void> => {
    if (!api || busy) return;
    setBusy(true);
    setNotice(undefined);
    try {
      const written = await call(api);
      if (written) {
        setNotice({ tone: 'success', text: written.message });
        setCodes(written.recoveryCodes);
        setBegun(undefined);
        // The back-office may have been closed until now.
        await browser().session.recheck();
      }
    } catch (error) {
      setNotice({ tone: 'danger', text: authFailure(error) });
    }
    setBusy(false);
    refetch();
  };

  const addPasskey = async (client: ApiClient, password: string, name: string): Promise<Written> => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const { token, options } = await client.post('/admin/profile/second-factor/passkeys/options', {
      body: { password },
    });
    const response = await authenticatorFailure(startRegistration({ optionsJSON: JSON.parse(options) }));
    const body = { token, response: JSON.stringify(response), name };
    return client.post('/admin/profile/second-factor/passkeys', { body });
  };

  const run = (asked: Asked, { password, name }: { password: string; name: string }) =>
    attempt(async (client) => {
      const call = { body: { password } };
      switch (asked.what) {
        case 'totp':
          setBegun(await client.post('/admin/profile/second-factor/totp', call));
          return undefined;
        case 'passkey':
          return addPasskey(client, password, name);
        case 'codes':
          return client.post('/admin/profile/second-factor/recovery-codes', call);
        case 'remove-totp':
          return client.delete('/admin/profile/second-factor/totp', call);
        case 'remove-passkey':
          return client.delete('/admin/profile/second-factor/passkeys/:id', {
            params: { id: asked.id },
            ...call,
          });
      }
    });

  return {
    busy,
    notice,
    codes,
    begun,
    run,
    confirmTotp: (code: string) =>
      void attempt((client) => client.put('/admin/profile/second-factor/totp', { body: { code } })),
    clear: () => [setNotice(undefined), setCodes([]), setBegun(undefined)],
  };
};

type QuestionProps = {
  asked: Asked;
  onConfirm: (password: string, name: string) => void;
  onCancel: () => void;
};

/** An open session is not enough to change how the account is entered: the password is asked for. */
const PasswordQuestion = ({ asked, onConfirm, onCancel }: QuestionProps) => {
  const [password, setPassword] = useState('');
  const [name, setName] = useState("Ma clé d'accès");
  const [tried, setTried] = useState(false);
  const { title, label } = questions[asked.what];
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={label}
      danger={asked.what.startsWith('remove')}
      onConfirm={() => (password === '' ? setTried(true) : onConfirm(password, name))}
      onCancel={onCancel}
      fields={
        <>
          {asked.what === 'passkey' && (
            <Field
              dense
              label="Nom de la clé"
              maxLength={60}
              value={name}
              onChange={({ target }) => setName((target as HTMLInputElement).value)}
            />
          )}
          <PasswordField
            label="Mot de passe actuel"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={tried && password === '' ? messages.account.passwordRequired : undefined}
          />
        </>
      }
    />
  );
};

type SetupProps = { begun: Begun; busy: boolean; onCode: (code: string) => void };

/** The key to give to the application, and the first code that it shows. */
const TotpSetup = ({ begun: { secret, qr }, busy, onCode }: SetupProps) => {
  const [code, setCode] = useState('');
  return (
    <form
      className={styles.setup}
      aria-label="Application de codes"
      method="post"
      noValidate
      onSubmit={(event) => [event.preventDefault(), onCode(code)]}
    >
      <p>
        Lisez ce code avec l'application, ou saisissez la clé, puis recopiez les 6 chiffres qu'elle montre.
      </p>
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label="Code QR de la clé"
        shapeRendering="crispEdges"
      >
        <path d={`M0 0h${qr.size}v${qr.size}H0z`} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <p>
        Clé : <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <Field
        dense
        label="Code à 6 chiffres"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode((target as HTMLInputElement).value)}
      />
      <div>
        <Button type="submit" size="dense" disabled={busy || code.trim().length < 6}>
          Enregistrer l'application
        </Button>
      </div>
    </form>
  );
};

/** Shown once. */
const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <Banner tone="warning" title="Vos codes de secours">
    <p>Chacun ouvre le compte une fois si vous perdez l'appareil. Ils ne seront plus montrés : gardez-les.</p>
    <ul className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <CopyButton text={codes.join('\n')} icon="document" done="Copiés">
      Copier les codes
    </CopyButton>
  </Banner>
);
