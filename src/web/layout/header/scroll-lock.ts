/** Keeps the page behind still; answers what frees it again. */
export const lockScroll = (root: { dataset: DOMStringMap }): (() => void) => {
  root.dataset.scrollLock = '';
  return () => {
    delete root.dataset.scrollLock;
  };
};
