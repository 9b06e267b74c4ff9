/** What this area says beyond the contract's fixed texts. */
export const words = {
  noMistake: '错题集中没有这道题',
  noPaper: '错题集中没有这份试卷',
  noPart: '没有找到这一小题',
  emptyBasket: '错题篮是空的，请先加入错题',
  noPrinter: '当前环境不能生成试卷',
  tooManyPapers: '生成试卷过于频繁，请稍后再试',
} as const
