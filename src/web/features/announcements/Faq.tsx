import { useId, useState } from 'react';
import { typeset } from '#domain/typography/typeset.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { PathButton } from '#web/ui/PathButton.tsx';
import { withFixedHtml } from '#web/ui/with-cached-html.ts';
import styles from './Faq.module.css';
import { type FaqItem, faqItems } from './faq-items.ts';

/** Ten questions, each with its own disclosure; all are open without JavaScript. */
export const Faq = ({ publishHref, regulated }: { publishHref: string; regulated: boolean }) => {
  const id = useId();
  return (
    <section className={styles.faq} aria-labelledby={id}>
      <div>
        <h2 id={id}>Questions fréquentes</h2>
        <p>Tout ce qu'il faut savoir avant de publier, en dix réponses.</p>
      </div>
      <div>
        {faqItems(regulated).map((item, index) => (
          <Question key={item.question} id={`question-${index + 1}`} item={item} publishHref={publishHref} />
        ))}
      </div>
    </section>
  );
};

type QuestionProps = { id: string; item: FaqItem; publishHref: string };

const Question = withFixedHtml(({ id, item, publishHref }: QuestionProps) => {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.item}>
      <h3>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {item.question}
          <Icon name={open ? 'minus' : 'plus'} size={22} />
        </button>
      </h3>
      <div id={id} className={styles.answer} hidden={!open}>
        <p>{typeset(item.answer)}</p>
        {item.link && (
          <p>
            <a href={item.link.href} rel="external noopener">
              {item.link.label}
            </a>
          </p>
        )}
        {item.page && (
          <p>
            <Link to={item.page.href}>{item.page.label}</Link>
          </p>
        )}
        {item.publishes && (
          <PathButton size="sm" to={publishHref} formId={`${id}-publier`}>
            Publier une annonce
          </PathButton>
        )}
      </div>
    </div>
  );
});
