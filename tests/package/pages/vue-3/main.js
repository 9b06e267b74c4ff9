import '@mango/elements/resource-library'
import { createApp } from 'vue/dist/vue.esm-bundler.js'

const app = createApp({
  data: () => ({ names: [] }),
  methods: {
    take({ detail }) {
      this.names = detail.files.map(({ fileName }) => fileName)
    },
  },
  template: `
    <button @click="$refs.library.show()">选择素材</button>
    <ul id="picked"><li v-for="name in names" :key="name">{{ name }}</li></ul>
    <resource-library ref="library" heading="选择素材" :types="[2]" @resource-confirm="take" />
  `,
})
app.config.compilerOptions.isCustomElement = (tag) => tag.includes('-')
app.mount('#root')
