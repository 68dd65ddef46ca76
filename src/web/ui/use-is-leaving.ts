import { useLocation, useNavigation } from 'react-router';

/**
 * Whether another page was asked for and is still loading. A navigation that a timer starts meanwhile would replace
 * it: the press would be lost.
 */
export const useIsLeaving = (): boolean => {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location !== undefined && location.pathname !== pathname;
};
