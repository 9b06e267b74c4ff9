import type { PrintedPart, PrintedQuestion } from './bank.ts'

const part = (stem: string, answer: string, parse: string, wrong: string): PrintedPart => ({
  stem,
  answer,
  parse,
  wrong,
})
const question = (
  subjectId: number,
  knowledgePoint: string,
  stem: string,
  parse: string,
  ...parts: PrintedPart[]
): PrintedQuestion => ({
  subjectId,
  knowledgePoint,
  stem,
  parse,
  parts,
  typeName: '解答题',
  options: [],
  answer: '',
})

/** Questions that are answered in parts and can be half right. */
export const composed = (): PrintedQuestion[] => [
  question(
    1,
    '现代文阅读',
    '阅读《春》中“小草偷偷地从土里钻出来，嫩嫩的，绿绿的”一句，回答问题。',
    '抓住动词和叠词，体会作者对春天的喜爱。',
    part(
      '“钻”字好在哪里？',
      '写出小草破土而出的挤劲和旺盛的生命力。',
      '动词赋予小草以人的情态，是拟人的写法。',
      '说明小草很多。',
    ),
    part('“嫩嫩的，绿绿的”运用了什么手法？', '叠词，后置的定语。', '叠词使语言有节奏，突出嫩和绿。', '比喻。'),
  ),
  question(
    1,
    '古诗文积累',
    '阅读《观沧海》，完成下面的题目。',
    '诗人借大海抒发统一天下的抱负。',
    part(
      '写出诗中展现诗人博大胸怀的句子。',
      '日月之行，若出其中；星汉灿烂，若出其里。',
      '想象奇特，气势雄浑。',
      '东临碣石，以观沧海。',
    ),
    part('“观”字在全诗起什么作用？', '统领全篇，以下都是所观之景。', '由“观”展开，由近及远，由实到虚。', '表示看。'),
  ),
  question(
    3,
    '阅读理解',
    'Read: “Lucy gets up at six. She runs for half an hour and then has breakfast with her parents.”',
    'The answers are in the two sentences.',
    part('When does Lucy get up?', 'At six.', '“gets up at six”.', 'At half past six.'),
    part('Who does she have breakfast with?', 'Her parents.', '“with her parents”.', 'Her brother.'),
  ),
  question(
    3,
    '词汇运用',
    'Fill in the blanks with the right form.',
    '注意人称、时态和词性。',
    part('She ______ (watch) TV every evening.', 'watches', '第三人称单数，以 ch 结尾加 es。', 'watchs'),
    part('They are ______ (read) in the library.', 'reading', 'be 动词后用现在分词。', 'readed'),
    part('This is the ______ (good) film I know.', 'best', '最高级前有 the。', 'goodest'),
  ),
  question(
    5,
    '实验探究',
    '小宁把冰块放入烧杯中加热，每分钟记录一次温度。第 2 到第 5 分钟，温度计的示数一直是 0 ℃。',
    '晶体熔化时吸热，温度不变。',
    part('第 3 分钟时，烧杯中的物质处于什么状态？', '固液共存', '熔化过程中固态和液态同时存在。', '液态'),
    part(
      '冰熔化时为什么温度不变？',
      '冰是晶体，熔化时吸热但温度保持不变。',
      '熔点就是晶体熔化时的温度。',
      '因为没有继续加热。',
    ),
  ),
  question(
    5,
    '植物与动物',
    '在盆栽的一片叶上用铝箔遮住一半，光照数小时后用碘液检验。',
    '对照实验只改变光照这一个条件。',
    part('遮光部分遇碘液会怎样？', '不变蓝', '没有光就不能制造淀粉。', '变蓝'),
    part('这个实验说明了什么？', '光合作用需要光，产物有淀粉。', '见光部分变蓝，遮光部分不变蓝。', '植物需要水。'),
  ),
  question(
    8,
    '权利与义务',
    '小华用压岁钱买了一部 5000 元的手机，父母知道后要求商家退货。',
    '未成年人的民事行为要与其年龄、智力相适应。',
    part('父母的要求合理吗？', '合理', '购买手机与小华的年龄、智力不相适应，需要父母追认。', '不合理'),
    part('说出你的理由。', '限制民事行为能力人的大额消费须经监护人同意。', '民法典有相关规定。', '钱是小华自己的。'),
  ),
  question(
    8,
    '依法维权',
    '小丽的日记被同学偷看，并被拍照发到了班级群里。',
    '公民的隐私受法律保护，维权要走合法的途径。',
    part('同学侵犯了小丽的什么权？', '隐私', '日记属于个人隐私，未经本人同意不得公开。', '姓名'),
    part('小丽可以通过哪些途径维权？', '协商、调解、依法起诉', '维权要走合法的途径，不能以错对错。', '报复'),
  ),
]
