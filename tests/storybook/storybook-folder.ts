/** Where the tests' Storybook is built. */
export const storybookFolder = 'tests/.output/storybook'
