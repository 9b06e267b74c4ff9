import type { PrintedQuestion } from './bank.ts'

type Fact = readonly [typeName: '单' | '多' | '判' | '解', stem: string, options: string, answer: string]

const chinese: readonly Fact[] = [
  ['单', '下列加点字的读音完全正确的一项是（　　）', '酝酿（liàng）|贮蓄（zhù）|应和（hé）|黄晕（yūn）', 'B'],
  ['单', '《春》的作者是（　　）', '老舍|朱自清|鲁迅|冰心', 'B'],
  ['单', '“不以物喜，不以己悲”出自（　　）', '《醉翁亭记》|《小石潭记》|《岳阳楼记》|《桃花源记》', 'C'],
  [
    '单',
    '下列句子没有语病的一项是（　　）',
    '通过这次活动，使我们开阔了眼界|能否坚持锻炼，是身体健康的保证|我们要养成爱读书的好习惯|他的写作水平明显改进了',
    'C',
  ],
  ['多', '下列作品属于鲁迅的有（　　）', '《朝花夕拾》|《呐喊》|《骆驼祥子》|《彷徨》', 'ABD'],
  ['判', '“但愿人长久，千里共婵娟”是苏轼的词句。（　　）', '', '对'],
  ['判', '《论语》是孔子本人编写的一部语录体著作。（　　）', '', '错'],
  ['单', '“海内存知己，天涯若比邻”表达的感情是（　　）', '思乡之愁|旷达的友情|怀才不遇|忧国忧民', 'B'],
  ['单', '下列词语中没有错别字的一项是（　　）', '呼朋引伴|花枝招展|抖擞精神|以上三项都没有', 'D'],
  ['单', '《天净沙·秋思》的作者马致远是（　　）代人', '唐|宋|元|明', 'C'],
  ['多', '下列属于文言虚词的有（　　）', '之|乎|者|山', 'ABC'],
  ['解', '默写杜甫《望岳》的最后两联，并说说你的理解。', '', ''],
]
const english: readonly Fact[] = [
  ['单', 'My father ______ to work by bus every day.', 'go|goes|going|went', 'B'],
  ['单', 'There ______ some milk in the glass.', 'is|are|be|have', 'A'],
  ['单', 'She has lived here ______ 2019.', 'for|in|since|from', 'C'],
  ['单', 'I don’t know ______ he will come tomorrow.', 'that|what|which|whether', 'D'],
  ['单', 'The book is ______ interesting than that one.', 'much|more|most|many', 'B'],
  ['多', 'Which of the following are adverbs?', 'quickly|friendly|carefully|lovely', 'AC'],
  ['判', 'The plural of “child” is “childs”. (　　)', '', '错'],
  ['判', '“Would you like some tea?” is a polite offer. (　　)', '', '对'],
  ['单', '— ______ do you go to the library? — Twice a week.', 'How long|How often|How soon|How far', 'B'],
  ['单', 'If it ______ tomorrow, we will stay at home.', 'rain|rains|will rain|rained', 'B'],
  ['单', 'This is the school ______ I studied three years ago.', 'which|that|where|when', 'C'],
  ['解', 'Write five sentences about your favourite season.', '', ''],
]
const science: readonly Fact[] = [
  ['单', '下列变化中属于化学变化的是（　　）', '冰雪融化|铁钉生锈|玻璃破碎|酒精挥发', 'B'],
  ['单', '声音在下列介质中传播最快的是（　　）', '空气|水|钢铁|真空', 'C'],
  ['单', '植物进行光合作用的主要器官是（　　）', '根|茎|叶|花', 'C'],
  ['单', '一个标准大气压下，水的沸点是（　　）', '90 ℃|100 ℃|110 ℃|120 ℃', 'B'],
  ['单', '地球自转一周的时间约为（　　）', '一小时|一天|一个月|一年', 'B'],
  ['多', '下列属于可再生能源的有（　　）', '太阳能|风能|煤炭|水能', 'ABD'],
  ['判', '月相的变化是由地球的影子遮住月球造成的。（　　）', '', '错'],
  ['判', '物体所受重力的方向总是竖直向下。（　　）', '', '对'],
  ['单', '下列物质属于纯净物的是（　　）', '海水|空气|蒸馏水|牛奶', 'C'],
  ['单', '用天平称量物体时，砝码应放在（　　）', '左盘|右盘|任意一盘|游码上', 'B'],
  ['多', '影响液体蒸发快慢的因素有（　　）', '温度|表面积|表面空气流动|液体的颜色', 'ABC'],
  ['单', '人体最大的器官是（　　）', '心脏|肝脏|皮肤|大脑', 'C'],
  ['解', '设计一个实验，证明种子萌发需要适量的水分。', '', ''],
]
const society: readonly Fact[] = [
  ['单', '我国的根本政治制度是（　　）', '人民代表大会制度|民族区域自治制度|基层群众自治制度|政治协商制度', 'A'],
  ['单', '我国的根本大法是（　　）', '民法典|刑法|宪法|教育法', 'C'],
  ['单', '公民年满（　　）周岁享有选举权和被选举权', '十六|十八|二十|二十二', 'B'],
  ['判', '未成年人可以独自订立任何合同。（　　）', '', '错'],
  ['判', '受教育既是公民的权利，也是公民的义务。（　　）', '', '对'],
  ['多', '遇到校园欺凌时，正确的做法有（　　）', '及时告诉老师和家长|保存证据|以暴制暴|拨打求助电话', 'ABD'],
  ['单', '国家宪法日是每年的（　　）', '10 月 1 日|12 月 4 日|3 月 15 日|5 月 4 日', 'B'],
  ['单', '丝绸之路在西汉时的起点是（　　）', '洛阳|长安|敦煌|楼兰', 'B'],
  ['单', '世界上面积最大的大洲是（　　）', '非洲|北美洲|亚洲|欧洲', 'C'],
  ['多', '下列属于我国四大发明的有（　　）', '造纸术|指南针|蒸汽机|火药', 'ABD'],
  ['单', '秦统一六国后，统一使用的文字是（　　）', '甲骨文|金文|小篆|隶书', 'C'],
  ['解', '结合生活实际，谈谈怎样维护网络安全。', '', ''],
]

const types = { 单: '单选题', 多: '多选题', 判: '判断题', 解: '解答题' } as const
const bySubject: readonly (readonly [subjectId: number, facts: readonly Fact[]])[] = [
  [1, chinese],
  [3, english],
  [5, science],
  [8, society],
]

export const facts = (): PrintedQuestion[] =>
  bySubject.flatMap(([subjectId, list]) =>
    list.map(([type, stem, options, answer]) => ({
      subjectId,
      typeName: types[type],
      stem,
      options: options === '' ? [] : options.split('|'),
      answer,
    })),
  )
