import { announcementPath, paths, verificationPath } from '#contract/paths.ts';
import { HASH_RULE, printedCode } from '#contract/verification.ts';
import type { Attestation } from '#web/api/verification.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { NoticeText } from '#web/ui/NoticeText.tsx';
import { OutcomeHead, type OutcomeTone } from '#web/ui/OutcomeHead.tsx';
import { Recap } from '#web/ui/Recap.tsx';
import styles from './Verification.module.css';

type Verdict = { tone: OutcomeTone; title: string; lead: string };

const verdictOf = (attestation: Attestation): Verdict => {
  const verdict = stateOf(attestation);
  if (!attestation.demonstration) return verdict;
  return {
    tone: 'danger',
    title: 'Document de démonstration, sans valeur légale',
    lead: `Ce document vient d'un site de démonstration : il ne prouve aucune publication légale et ne peut être produit à personne. Dans la démonstration : ${verdict.title.toLowerCase()}.`,
  };
};

const stateOf = ({ state, endedOn, replacedBy }: Attestation): Verdict => {
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
        lead: replacedBy
          ? `Ce document a bien été délivré par nous, mais une attestation plus récente en tient lieu${since}.`
          : `Ce document a bien été délivré par nous, mais il a été remplacé${since}, et l'annonce n'est plus publiée.`,
      };
    case 'withdrawn':
      return {
        tone: 'danger',
        title: 'Attestation retirée',
        lead: replacedBy
          ? `Ce document a bien été délivré par nous, mais il n'est plus valable${since} : l'annonce a été retirée, puis publiée de nouveau avec une autre attestation.`
          : `Ce document a bien été délivré par nous, mais il n'est plus valable${since} : l'annonce n'est plus publiée.`,
      };
  }
};

/** Tells a registry clerk at once whether the attestation is valid, and what its text should be. */
export const VerificationView = ({ attestation }: { attestation: Attestation }) => {
  const { tone, title, lead } = verdictOf(attestation);
  return (
    <div className={`wrap ${styles.page}`}>
      <OutcomeHead tone={tone} title={title}>
        {lead}
      </OutcomeHead>
      {attestation.replacedBy && (
        <p className={styles.validity}>
          L'attestation qui fait foi :{' '}
          <Link to={verificationPath(attestation.replacedBy)}>{printedCode(attestation.replacedBy)}</Link>
        </p>
      )}
      {attestation.state === 'withdrawn' && attestation.withdrawnReason && (
        <p className={styles.validity}>Motif du retrait : {attestation.withdrawnReason}</p>
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
          ['Habilitation', attestation.habilitation],
          ['Date de publication', attestation.publishedOn],
          ['Publication interrompue', attestation.interrupted || null],
          ['Référence', attestation.reference],
          [
            'Attestation',
            `${attestation.kind === 'premium' ? 'Premium, ' : ''}version ${attestation.revision}, délivrée le ${attestation.issuedAt.replace(' ', ' à ')}`,
          ],
          [
            'Code de vérification',
            <span key="code" className={styles.code}>
              {printedCode(attestation.code)}
            </span>,
          ],
        ]}
      />
      <section className={styles.text} aria-labelledby="texte-atteste">
        <h2 id="texte-atteste">Texte attesté</h2>
        <NoticeText html={attestation.contentHtml} />
        <p className={styles.hash}>
          Empreinte SHA-256 du texte : <code>{attestation.textSha256}</code>. {HASH_RULE}.
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
        <Button href={paths.verificationForm} variant="text">
          Vérifier un autre code
        </Button>
      </Actions>
    </div>
  );
};
