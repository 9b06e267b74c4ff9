import type { Random } from '../random.ts'
import type { PrintedQuestion } from './bank.ts'

const mathematics = 2
const number = (value: number) => String(value).replace('-', '−')
const bracketed = (value: number) => (value < 0 ? `(${number(value)})` : number(value))

function sum(random: Random): PrintedQuestion {
  const [a, b, c] = [-random.between(2, 19), random.between(2, 19), -random.between(2, 12)]
  return {
    subjectId: mathematics,
    typeName: '填空题',
    stem: `计算：${number(a)} + ${b} − ${bracketed(c)} = ______．`,
    options: [],
    answer: number(a + b - c),
    knowledgePoint: '有理数的加减',
    parse: `减去一个负数等于加上它的相反数：${number(a)} + ${b} + ${-c} = ${number(a + b - c)}。`,
  }
}

function product(random: Random): PrintedQuestion {
  const [a, b] = [-random.between(2, 9), random.pick([-1, 1]) * random.between(2, 9)]
  return {
    subjectId: mathematics,
    typeName: '单选题',
    stem: `计算 ${number(a)} × ${bracketed(b)} 的结果是（　　）`,
    options: [number(a * b), number(-a * b), number(a + b), number(a * b + 1)],
    answer: 'A',
    knowledgePoint: '有理数的乘法',
    parse: `同号得正，异号得负，绝对值相乘，得 ${number(a * b)}。`,
  }
}

function equation(random: Random): PrintedQuestion {
  const [k, x, b] = [random.between(2, 9), random.between(-6, 9), random.between(1, 15)]
  return {
    subjectId: mathematics,
    typeName: '填空题',
    stem: `方程 ${k}x + ${b} = ${number(k * x + b)} 的解是 x = ______．`,
    options: [],
    answer: number(x),
    knowledgePoint: '一元一次方程',
    parse: `移项得 ${k}x = ${number(k * x)}，两边同除以 ${k}，得 x = ${number(x)}。`,
  }
}

function terms(random: Random): PrintedQuestion {
  const [a, b, c] = [random.between(2, 9), random.between(2, 9), random.between(2, 6)]
  const right = a + b - c
  return {
    subjectId: mathematics,
    typeName: '单选题',
    stem: `化简 ${a}x + ${b}x − ${c}x，结果是（　　）`,
    options: [`${a + b + c}x`, `${right}x`, `${right}x³`, `${right}`],
    answer: 'B',
    knowledgePoint: '整式的加减',
    parse: `同类项的系数相加：${a} + ${b} − ${c} = ${right}，字母和指数不变。`,
  }
}

function shop(random: Random): PrintedQuestion {
  const [cost, gain, sold] = [random.between(12, 60), random.between(5, 20), random.between(30, 80)]
  return {
    subjectId: mathematics,
    typeName: '解答题',
    stem: `某商店以每件 ${cost} 元购进一批文具，以每件 ${cost + gain} 元售出，一周共售出 ${sold} 件。`,
    options: [],
    answer: '',
    knowledgePoint: '实际问题与方程',
    parse: '利润等于售价减去进价，总利润等于单件利润乘数量。',
    parts: [
      {
        stem: '每件文具的利润是多少元？',
        answer: `${gain} 元`,
        parse: `${cost + gain} − ${cost} = ${gain}（元）。`,
        wrong: `${cost + gain} 元`,
      },
      {
        stem: '这一周共获利多少元？',
        answer: `${gain * sold} 元`,
        parse: `${gain} × ${sold} = ${gain * sold}（元）。`,
        wrong: `${(gain + 1) * sold} 元`,
      },
    ],
  }
}

function road(random: Random): PrintedQuestion {
  const [slow, fast, hours] = [random.between(4, 6), random.between(12, 16), random.between(2, 4)]
  const way = (slow + fast) * hours
  return {
    subjectId: mathematics,
    typeName: '解答题',
    stem: `甲、乙两地相距 ${way} km，小明步行、小亮骑车，同时从两地相向而行。小明每小时走 ${slow} km，小亮每小时行 ${fast} km。`,
    options: [],
    answer: '',
    knowledgePoint: '行程问题',
    parse: '相遇时两人所行的路程之和等于两地的距离。',
    parts: [
      {
        stem: '设 x 小时后相遇，列出方程；',
        answer: `${slow}x + ${fast}x = ${way}`,
        parse: `小明行 ${slow}x km，小亮行 ${fast}x km，一共 ${way} km。`,
        wrong: `${fast}x − ${slow}x = ${way}`,
      },
      {
        stem: '求相遇的时间；',
        answer: `x = ${hours}`,
        parse: `${slow + fast}x = ${way}，所以 x = ${hours}。`,
        wrong: `x = ${hours + 2}`,
      },
      {
        stem: '相遇处离小明的出发地多远？',
        answer: `${slow * hours} km`,
        parse: `${slow} × ${hours} = ${slow * hours}（km）。`,
        wrong: `${fast * hours} km`,
      },
    ],
  }
}

const makers = [sum, product, equation, terms, sum, shop, equation, product, terms, road]

/** Fifty questions of the first year's mathematics, each different, with the answer worked out. */
export function arithmetic(random: Random): PrintedQuestion[] {
  const found = new Map<string, PrintedQuestion>()
  for (let turn = 0; found.size < 50 && turn < 500; turn++) {
    const made = makers[turn % makers.length]?.(random)
    if (made) found.set(made.stem, made)
  }
  return [...found.values()]
}
