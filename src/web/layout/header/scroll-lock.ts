/** Stops the page from scrolling; returns the function that undoes it. */
export const lockScroll = (root: { dataset: DOMStringMap }): (() => void) => {
  root.dataset.scrollLock = '';
  return () => {
    delete root.dataset.scrollLock;
  };
};
