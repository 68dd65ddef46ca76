import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './ContactOutcome.module.css';

export type Outcome = { sent: true; reference: string | undefined } | { sent: false; message: string };

type Props = { outcome: Outcome; onReset: () => void };

/** The result of the message. It takes the focus, because it is below the visible part of the page. */
export const ContactOutcome = ({ outcome, onReset }: Props) => {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome is announced, the second failure too.
  useEffect(() => title.current?.focus(), [outcome]);
  return (
    <section className={styles.panel} data-sent={outcome.sent} role={outcome.sent ? 'status' : 'alert'}>
      <Icon name={outcome.sent ? 'done' : 'alert'} size={32} />
      <div>
        <h2 ref={title} tabIndex={-1}>
          {outcome.sent ? 'Message envoyé avec succès !' : 'Une erreur est survenue'}
        </h2>
        {outcome.sent ? <Sent reference={outcome.reference} /> : <Failed message={outcome.message} />}
        <Button variant="secondary" onClick={onReset}>
          {outcome.sent ? 'Envoyer un nouveau message' : 'Effacer et recommencer'}
        </Button>
      </div>
    </section>
  );
};

const Sent = ({ reference }: { reference: string | undefined }) => (
  <>
    <p>Nous vous répondrons dans les plus brefs délais.</p>
    {reference && (
      <p>
        Numéro de référence : <strong>{reference}</strong>
      </p>
    )}
    <p>Un e-mail de confirmation vous a été envoyé. Pensez à vérifier vos courriers indésirables.</p>
  </>
);

const Failed = ({ message }: { message: string }) => (
  <>
    <p>{message || 'Veuillez réessayer ultérieurement ou nous contacter par téléphone.'}</p>
    <p>Votre message est toujours dans le formulaire : vous pouvez l'envoyer à nouveau.</p>
  </>
);
