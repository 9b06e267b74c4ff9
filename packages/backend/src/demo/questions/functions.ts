import type { Random } from '../random.ts'
import type { PrintedQuestion } from './bank.ts'

const mathematics = 2
const signed = (value: number) => (value < 0 ? ` − ${-value}` : value > 0 ? ` + ${value}` : '')
const number = (value: number) => String(value).replace('-', '−')
const inside = (h: number) => (h === 0 ? 'x' : `(x${signed(-h)})`)
const factor = (a: number) => (a === 1 ? '' : a === -1 ? '−' : number(a))

/** Four options in a chance order. @returns them and the letter of the right one */
function shuffled(random: Random, right: string, wrong: readonly string[]) {
  const options = [...new Set([right, ...wrong])].slice(0, 4)
  const order = options.map((option) => ({ option, at: random.next() })).sort((a, b) => a.at - b.at)
  const list = order.map(({ option }) => option)
  return { options: list, answer: 'ABCD'.charAt(list.indexOf(right)) }
}

function vertex(random: Random): PrintedQuestion {
  const a = random.pick([-3, -2, -1, 1, 2, 3])
  const h = random.pick([-3, -2, -1, 1, 2, 3])
  const k = random.pick([-4, -3, -1, 2, 3, 5])
  const point = (x: number, y: number) => `(${number(x)}, ${number(y)})`
  return {
    subjectId: mathematics,
    typeName: '单选题',
    stem: `抛物线 y = ${factor(a)}${inside(h)}²${signed(k)} 的顶点坐标是（　　）`,
    knowledgePoint: '二次函数的顶点',
    parse: `y = a(x − h)² + k 的顶点是 (h, k)，这里 h = ${number(h)}，k = ${number(k)}。`,
    ...shuffled(random, point(h, k), [point(-h, k), point(h, -k), point(-h, -k)]),
    parabola: { a, h, k },
  }
}

function slope(random: Random): PrintedQuestion {
  const k = random.pick([-3, -2, 2, 3, 4])
  const b = random.between(1, 6)
  const x = random.between(2, 5)
  return {
    subjectId: mathematics,
    typeName: '单选题',
    stem: `一次函数 y = ${number(k)}x + ${b}，当 x = ${x} 时，y 的值是（　　）`,
    knowledgePoint: '一次函数',
    parse: `把 x = ${x} 代入，y = ${number(k)} × ${x} + ${b} = ${number(k * x + b)}。`,
    ...shuffled(random, number(k * x + b), [
      number(k * x - b),
      number(k + x + b),
      number(-k * x + b),
      number(k * x + b + 1),
    ]),
  }
}

function roots(random: Random): PrintedQuestion {
  const one = random.between(1, 4)
  const two = one + random.between(1, 4)
  const pair = (a: number, b: number) => `x₁ = ${number(a)}，x₂ = ${number(b)}`
  return {
    subjectId: mathematics,
    typeName: '单选题',
    stem: `方程 x²${signed(-(one + two))}x + ${one * two} = 0 的两个根是（　　）`,
    knowledgePoint: '一元二次方程',
    parse: `左边分解为 (x − ${one})(x − ${two}) = 0，所以 ${pair(one, two)}。`,
    ...shuffled(random, pair(one, two), [pair(-one, -two), pair(one, -two), pair(one + 1, two + 1)]),
  }
}

function triangle(random: Random): PrintedQuestion {
  const [a, b, c] = random.pick([
    [3, 4, 5],
    [5, 12, 13],
    [8, 15, 17],
    [6, 8, 10],
  ] as const)
  return {
    subjectId: mathematics,
    typeName: '单选题',
    stem: `在 Rt△ABC 中，∠C = 90°，AC = ${a}，BC = ${b}，则 AB 的长是（　　）`,
    knowledgePoint: '勾股定理',
    parse: `AB² = ${a}² + ${b}² = ${c * c}，所以 AB = ${c}。`,
    ...shuffled(random, String(c), [String(a + b), String(c + 1), String(c - 1)]),
  }
}

function direction(random: Random): PrintedQuestion {
  const a = random.pick([-2, -1, 1, 2])
  const h = random.pick([-2, 1, 2])
  const k = random.pick([-3, 1, 4])
  return {
    subjectId: mathematics,
    typeName: '判断题',
    stem: `抛物线 y = ${factor(a)}${inside(h)}²${signed(k)} 的开口向上。（　　）`,
    knowledgePoint: '二次函数的图象',
    parse: `二次项系数是 ${number(a)}，${a > 0 ? '大于 0，开口向上' : '小于 0，开口向下'}。`,
    options: [],
    answer: a > 0 ? '对' : '错',
    parabola: { a, h, k },
  }
}

function properties(random: Random): PrintedQuestion {
  const a = random.pick([1, 2, 3])
  const h = random.pick([1, 2, 3])
  const k = random.pick([-3, -2, -1])
  return {
    subjectId: mathematics,
    typeName: '多选题',
    stem: `关于抛物线 y = ${factor(a)}${inside(h)}²${signed(k)}，下列说法正确的有（　　）`,
    knowledgePoint: '二次函数的图象',
    parse: `a = ${a} 大于 0，开口向上；顶点 (${h}, ${number(k)}) 在 x 轴下方，与 x 轴有两个交点。`,
    options: ['开口向上', `对称轴是直线 x = ${h}`, `y 的最小值是 ${number(k)}`, '与 x 轴没有交点'],
    answer: 'ABC',
    parabola: { a, h, k },
  }
}

const makers = [vertex, slope, roots, triangle, direction, properties]

/** Sixty questions of mathematics, each different, with the answer worked out. */
export function functions(random: Random): PrintedQuestion[] {
  const found = new Map<string, PrintedQuestion>()
  for (let turn = 0; found.size < 60 && turn < 600; turn++) {
    const made = makers[turn % makers.length]?.(random)
    if (made) found.set(made.stem, made)
  }
  return [...found.values()]
}
