/**
 * Names what a form makes, for the `press` of its call. Needs to be new for this person alone; the random name of
 * uploads would bring their code into first views.
 */
export const newPress = () => `${Date.now()}-${Math.random()}`
