import { useLocation, useNavigation } from 'react-router';
import { isPartialChange } from './partial-change.ts';

/** Whether the current navigation changes only a part of this page. */
export const usePartialChange = (): boolean => {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location !== undefined && location.pathname === pathname && isPartialChange(location.state);
};
