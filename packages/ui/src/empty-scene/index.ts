export { EmptyScene, type EmptySceneProps } from './empty-scene.tsx'
export type { SceneName } from './scenes.tsx'
