import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

type Props<Id extends string> = {
  label: string;
  selected: Id;
  onSelect: (id: Id) => void;
  tabs: readonly { id: Id; label: string; panel: ReactNode }[];
};

/**
 * Panels of which one is shown. The others stay in the page, with what was typed into them. Load it lazily: it brings
 * Base UI's tabs with it.
 */
export const Tabs = <Id extends string>({ label, selected, onSelect, tabs }: Props<Id>) => (
  <BaseTabs.Root value={selected} onValueChange={(id: Id) => onSelect(id)}>
    <BaseTabs.List className={styles.list} aria-label={label} activateOnFocus>
      {tabs.map((tab) => (
        <BaseTabs.Tab key={tab.id} value={tab.id} className={styles.tab}>
          {tab.label}
        </BaseTabs.Tab>
      ))}
    </BaseTabs.List>
    {tabs.map((tab) => (
      <BaseTabs.Panel key={tab.id} value={tab.id} keepMounted tabIndex={-1}>
        {tab.panel}
      </BaseTabs.Panel>
    ))}
  </BaseTabs.Root>
);
