export interface Node {
  readonly id: string
  readonly label: string
  readonly children?: Node[]
}

const branches = 20
const leaves = 500

/** 10,020 nodes, two levels deep. */
export const nodes: Node[] = Array.from({ length: branches }, (_, branch) => ({
  id: `b${branch}`,
  label: `第 ${branch + 1} 册`,
  children: Array.from({ length: leaves }, (_, leaf) => ({ id: `b${branch}-${leaf}`, label: `第 ${leaf + 1} 个指标` })),
}))
export const branchIds = nodes.map((node) => node.id)
export const height = 480
