import { longDate } from '#contract/format.fr.ts';
import { paths } from '#contract/paths.ts';
import type { Site } from '#web/api/site.ts';
import { Link } from '#web/ui/Link.tsx';
import styles from './TariffNotice.module.css';

/** At the head of the section: the tariff in force, and where the notices also appear. */
export const TariffNotice = ({ tariff }: { tariff: NonNullable<Site['tariff']> | null }) => (
  <aside className={`wrap ${styles.notice}`} aria-label="Tarif en vigueur">
    <p>
      {tariff ? (
        <>
          <strong>Tarif en vigueur</strong> du {dayInWords(tariff.firstDay)} au {dayInWords(tariff.lastDay)} :{' '}
          {tariff.source}. De {rate(tariff.lowestRate)} à {rate(tariff.highestRate)} HT le caractère selon le
          département, ou forfait selon l'annonce. <Link to={paths.prices}>Voir le tarif</Link>
        </>
      ) : (
        "Aucun tarif réglementé n'est en vigueur aujourd'hui : le dépôt d'annonces reprendra dès qu'il le sera."
      )}
    </p>
    <p>
      Les annonces relatives aux sociétés et aux fonds de commerce sont aussi versées à la base de données
      numérique centrale,{' '}
      <a href="https://www.actulegales.fr" rel="noopener">
        actulegales.fr
      </a>
      .
    </p>
  </aside>
);

const rate = (thousandths: number): string => `${(thousandths / 1000).toFixed(3).replace('.', ',')}\u00a0€`;

/** Noon is the same day in Paris. */
const dayInWords = (day: string): string => longDate(new Date(`${day}T12:00:00Z`));
