import { useMember } from '#web/session/permissions.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import styles from './CreateChoice.module.css';
import { ARTICLES, CREATE, GENERATE } from './list-address.ts';

/** The choice between writing an article and generating drafts. */
export const CreateChoice = () => {
  const { may } = useMember();
  return (
    <>
      <TitleRow title="Nouvel article" parent={{ href: ARTICLES, label: 'Gestion des articles' }} />
      <ul className={styles.cards}>
        <li>
          <Link to={`${CREATE}/manual`} className={styles.card}>
            <Icon name="pencil" size={32} />
            <h2>Rédaction manuelle</h2>
            <p>Écrivez votre article dans un éditeur de texte enrichi : titres, listes, liens et images.</p>
          </Link>
        </li>
        {may('articles.generate') && (
          <li>
            <Link to={GENERATE} className={styles.card}>
              <Icon name="sparkles" size={32} />
              <h2>Génération avec IA</h2>
              <p>Des brouillons préparés à partir de vos articles sources, catégorie par catégorie.</p>
            </Link>
          </li>
        )}
      </ul>
    </>
  );
};
