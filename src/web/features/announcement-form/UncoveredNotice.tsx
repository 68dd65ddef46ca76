import { beforePaying } from '#contract/uncovered-department.fr.ts';
import { useUncoveredDepartment } from '#web/notice-form/use-uncovered-department.ts';
import { Banner } from '#web/ui/Banner.tsx';
import styles from './ReviewStep.module.css';

/** Said beside the department two steps before: the page that takes the money says it again. */
export const UncoveredNotice = ({ department }: { department: string }) => {
  const uncovered = useUncoveredDepartment(department);
  return (
    uncovered && (
      <div className={styles.banner}>
        <Banner tone="warning">{beforePaying(uncovered)}</Banner>
      </div>
    )
  );
};
