import { Link } from 'react-router';
import { announcementPath } from '#web/api/announcements.ts';
import { type Attestation, VERIFICATION, verificationPath } from '#web/api/verification.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { NoticeText } from '#web/ui/NoticeText.tsx';
import { OutcomeHead, type OutcomeTone } from '#web/ui/OutcomeHead.tsx';
import { Recap } from '#web/ui/Recap.tsx';
import { groups } from './code-groups.ts';
import styles from './Verification.module.css';

type Verdict = { tone: OutcomeTone; title: string; lead: string };

const verdictOf = ({ state, endedOn }: Attestation): Verdict => {
  const since = endedOn ? ` depuis le ${endedOn}` : '';
  switch (state) {
    case 'current':
      return {
        tone: 'success',
        title: 'Attestation authentique et en vigueur',
        lead: 'Ce document a été délivré par nous, et il est à jour.',
      };
    case 'replaced':
      return {
        tone: 'warning',
        title: 'Attestation remplacée',
        lead: `Ce document a bien été délivré par nous, mais une attestation plus récente en tient lieu${since}.`,
      };
    case 'withdrawn':
      return {
        tone: 'danger',
        title: 'Attestation retirée',
        lead: `Ce document a bien été délivré par nous, mais il n'est plus valable${since} : l'annonce n'est plus publiée.`,
      };
  }
};

/** What a registry clerk must see at once: whether the paper in hand holds, and what it should say. */
export const VerificationView = ({ attestation }: { attestation: Attestation }) => {
  const { tone, title, lead } = verdictOf(attestation);
  return (
    <div className={`wrap ${styles.page}`}>
      <OutcomeHead tone={tone} title={title}>
        {lead}
      </OutcomeHead>
      {attestation.state === 'replaced' && attestation.replacedBy && (
        <p className={styles.holds}>
          L'attestation qui fait foi :{' '}
          <Link to={verificationPath(attestation.replacedBy)}>{groups(attestation.replacedBy)}</Link>
        </p>
      )}
      {attestation.state === 'withdrawn' && attestation.withdrawnReason && (
        <p className={styles.holds}>Motif du retrait : {attestation.withdrawnReason}</p>
      )}
      <Recap
        title="Ce que le document doit indiquer"
        rows={[
          ['Annonce', attestation.title],
          ["Nature de l'annonce", attestation.typeLabel],
          ['Société', `${attestation.companyName}, ${attestation.companyForm}`],
          ['SIRET', attestation.siret],
          ['Département', attestation.department],
          ['Support', attestation.medium],
          ['Date de publication', attestation.publishedOn],
          ['Référence', attestation.reference],
          [
            'Attestation',
            `${attestation.kind === 'premium' ? 'Premium, ' : ''}version ${attestation.revision}, délivrée le ${attestation.issuedAt.replace(' ', ' à ')}`,
          ],
          [
            'Code de vérification',
            <span key="code" className={styles.code}>
              {groups(attestation.code)}
            </span>,
          ],
        ]}
      />
      <section className={styles.text} aria-labelledby="texte-atteste">
        <h2 id="texte-atteste">Texte attesté</h2>
        <NoticeText html={attestation.contentHtml} />
        <p className={styles.hash}>
          Empreinte SHA-256 du texte : <code>{attestation.textSha256}</code>
        </p>
      </section>
      <Actions>
        {attestation.slug && (
          <Button href={announcementPath({ slug: attestation.slug })}>Voir l'annonce publiée</Button>
        )}
        <span className={styles.print}>
          <Button variant="secondary" icon="print" block onClick={() => window.print()}>
            Imprimer
          </Button>
        </span>
        <Button href={VERIFICATION} variant="text">
          Vérifier un autre code
        </Button>
      </Actions>
    </div>
  );
};
