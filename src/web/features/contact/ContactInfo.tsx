import type { ReactNode } from 'react';
import { site } from '#web/navigation/site.ts';
import { Icon, type IconName } from '#web/ui/Icon.tsx';
import styles from './ContactInfo.module.css';

/** The newspaper's contact details. */
export const ContactInfo = () => (
  <dl className={styles.info}>
    <Line icon="mail" term="Email">
      <a href={`mailto:${site.email}`}>{site.email}</a>
    </Line>
    <Line icon="phone" term="Téléphone">
      <a href={`tel:${site.phone.called}`}>{site.phone.shown}</a>
    </Line>
    <Line icon="clock" term="Horaires">
      {site.hours}
    </Line>
    <Line icon="map-pin" term="Adresse">
      {site.address}
    </Line>
  </dl>
);

const Line = ({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) => (
  <div>
    <dt>
      <Icon name={icon} size={20} />
      {term}
    </dt>
    <dd>{children}</dd>
  </div>
);
