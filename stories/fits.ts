import { expect } from 'storybook/test'

/** A step of a play function: nothing sticks out of this box sideways. What is too long breaks, is cut, or scrolls in a frame of its own. */
export const fits = async (box: Element): Promise<void> => {
  await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
}
