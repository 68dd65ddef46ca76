import { useLocation, useNavigation } from 'react-router';
import { isPartialChange } from './partial-change.ts';

/** Whether the navigation under way changes a part of this very page only. */
export const usePartialChange = (): boolean => {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location !== undefined && location.pathname === pathname && isPartialChange(location.state);
};
