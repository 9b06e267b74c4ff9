/** Textbooks by subject and grade: a line for each unit, its parts behind the colon. */
const books: Readonly<Record<number, Readonly<Record<number, string>>>> = {
  1: {
    7: `第一单元 四季之美：春、济南的冬天、雨的四季、古代诗歌四首、写作 热爱生活
第二单元 亲情之爱：秋天的怀念、散步、散文诗二首、《世说新语》二则、写作 学会记事
第三单元 学习生活：从百草园到三味书屋、再塑生命的人、《论语》十二章、名著导读《朝花夕拾》
第四单元 人生之舟：纪念白求恩、植树的牧羊人、走一步再走一步、诫子书
第五单元 生命之趣：猫、鸟、动物笑谈、狼
第六单元 想象之翼：皇帝的新装、天上的街市、女娲造人、寓言四则`,
    8: `第一单元 新闻阅读：消息二则、首届诺贝尔奖颁发、“飞天”凌空、一着惊海天
第二单元 回忆与传记：藤野先生、回忆我的母亲、列夫·托尔斯泰、美丽的颜色
第三单元 山川之美：三峡、短文二篇、与朱元思书、唐诗五首
第四单元 散文情思：背影、白杨礼赞、散文二篇、昆明的雨
第五单元 文明的印迹：中国石拱桥、苏州园林、蝉、梦回繁华
第六单元 情操与志趣：《孟子》三章、愚公移山、周亚夫军细柳、诗词五首`,
    9: `第一单元 诗歌鉴赏：沁园春·雪、我爱这土地、乡愁、你是人间的四月天
第二单元 思想之光：敬业与乐业、就英法联军远征中国致巴特勒上尉的信、论教养
第三单元 游目骋怀：岳阳楼记、醉翁亭记、湖心亭看雪、诗词三首
第四单元 小说天地：故乡、我的叔叔于勒、孤独之旅
第五单元 观点与论证：中国人失掉自信力了吗、怀疑与学问、谈创造性思维
第六单元 古典小说：智取生辰纲、范进中举、三顾茅庐、刘姥姥进大观园`,
  },
  2: {
    7: `第一章 有理数：从自然数到有理数、数轴、绝对值、有理数的大小比较
第二章 有理数的运算：有理数的加法、有理数的减法、有理数的乘法、有理数的除法、有理数的乘方
第三章 实数：平方根、实数、立方根、实数的运算
第四章 代数式：列代数式、代数式的值、整式、合并同类项、整式的加减
第五章 一元一次方程：等式的基本性质、解法、应用题
第六章 图形的初步知识：线段、角与角的度量、余角和补角、相交与垂直`,
    8: `第一章 三角形的初步知识：认识三角形、定义与命题、全等三角形、尺规作图
第二章 特殊三角形：等腰三角形、等边三角形、直角三角形、勾股定理
第三章 一元一次不等式：认识不等式、基本性质、不等式组
第四章 图形与坐标：平面直角坐标系、坐标平面内的平移
第五章 一次函数：常量与变量、认识函数、一次函数的图象、一次函数的应用`,
    9: `第一章 二次函数：二次函数的概念、二次函数的图象、二次函数的性质、二次函数的应用
第二章 简单事件的概率：事件的可能性、概率、用频率估计概率
第三章 圆的基本性质：圆、图形的旋转、垂径定理、圆心角、圆周角、弧长与扇形
第四章 相似三角形：比例线段、相似三角形的判定、相似三角形的性质、相似多边形、图形的位似`,
  },
  3: {
    7: `Starter Welcome：Good morning、What’s this、What color is it
Unit 1 You and Me：Section A、Section B、Grammar Focus
Unit 2 We’re Family：Section A、Section B、Grammar Focus
Unit 3 My School：Section A、Section B、Grammar Focus
Unit 4 My Favourite Subject：Section A、Section B、Writing
Unit 5 Fun Clubs：Section A、Section B、Project
Unit 6 A Day in the Life：Section A、Section B、Writing`,
    8: `Unit 1 Where did you go on vacation：Section A、Section B、Self Check
Unit 2 How often do you exercise：Section A、Section B、Self Check
Unit 3 I’m more outgoing than my sister：Section A、Section B、Self Check
Unit 4 What’s the best movie theater：Section A、Section B、Self Check
Unit 5 Do you want to watch a game show：Section A、Section B、Self Check
Unit 6 I’m going to study computer science：Section A、Section B、Self Check`,
    9: `Unit 1 How can we become good learners：Section A、Section B、Self Check
Unit 2 I think that mooncakes are delicious：Section A、Section B、Self Check
Unit 3 Could you please tell me：Section A、Section B、Self Check
Unit 4 I used to be afraid of the dark：Section A、Section B、Self Check
Unit 5 What are the shirts made of：Section A、Section B、Self Check
Unit 6 When was it invented：Section A、Section B、Self Check`,
  },
  5: {
    7: `第一章 科学入门：科学并不神秘、走进科学实验室、科学测量、科学探究
第二章 丰富多彩的生命世界：生物与非生物、常见的动物、常见的植物、细胞、生物体的结构层次
第三章 广袤浩瀚的宇宙：地球的形状、地球仪和地图、太阳系、月相
第四章 多种多样的运动：机械运动、速度、声音的发生和传播`,
    8: `第一章 对环境的察觉：光的直线传播、光的反射、光的折射、眼和视觉
第二章 运动和力：力、重力、牛顿第一定律、二力平衡、摩擦力、压强
第三章 水和水的溶液：地球上的水、水的组成、浮力、物质的溶解`,
    9: `第一章 物质及其变化：物质的变化、探索酸的性质、探索碱的性质、几种重要的盐
第二章 物质转化与材料利用：金属材料、金属的化学性质、有机物、物质的分类
第三章 能量的转化与守恒：能量的形式、机械能、功和功率、简单机械、电能、电功率`,
  },
  9: {
    7: `第一单元 史前时期：远古时期的人类活动、原始农业与史前社会
第二单元 夏商周时期：早期国家、青铜文明、春秋争霸、战国变法、百家争鸣
第三单元 秦汉时期：秦统一中国、秦末农民起义、西汉建立、汉武帝巩固大一统、丝绸之路`,
    8: `第一单元 中国开始沦为半殖民地半封建社会：鸦片战争、第二次鸦片战争、太平天国运动
第二单元 近代化的早期探索：洋务运动、甲午中日战争、戊戌变法
第三单元 资产阶级民主革命：辛亥革命、中华民国的创建
第四单元 新民主主义革命的开始：新文化运动、五四运动、中国共产党诞生`,
    9: `第一单元 古代亚非文明：古代埃及、古代两河流域、古代印度
第二单元 古代欧洲文明：希腊城邦、罗马共和国、罗马帝国、希腊罗马古典文化
第三单元 封建时代的欧洲：基督教的兴起、西欧庄园、中世纪城市、拜占庭帝国`,
  },
  11: {
    7: `第一单元 少年有梦：开启初中生活、正确认识自我、梦想始于当下
第二单元 成长的时空：幸福和睦的家庭、和谐的师生关系、友谊之树常青、在集体中成长
第三单元 珍爱我们的生命：生命可贵、守护生命安全`,
    8: `第一单元 走进社会生活：丰富的社会生活、网络生活新空间
第二单元 遵守社会规则：社会生活离不开规则、社会生活讲道德、做守法的公民
第三单元 勇担社会责任：责任与角色同在、积极奉献社会`,
    9: `第一单元 富强与创新：踏上强国之路、创新驱动发展
第二单元 民主与法治：追求民主价值、建设法治中国
第三单元 文明与家园：守望精神家园、建设美丽中国`,
  },
  20: {
    7: `第一单元 人在社会中生活：我的家在哪里、乡村与城市、在社区中生活
第二单元 人类共同生活的世界：大洲和大洋、自然环境、世界大家庭
第三单元 各具特色的区域生活：与山为邻、傍水而居、草原人家`,
    8: `第一单元 古代文明的源头：大河流域的文明、区域文明的多样性
第二单元 秦汉统一国家：秦朝统一、汉朝的盛世`,
    9: `第一单元 20 世纪的世界：第一次世界大战、俄国革命
第二单元 探索与奋斗：中国共产党的成立、抗日战争`,
  },
}
/** Of subjects that have no such book in the demo. */
const plain = `第一单元：第1课、第2课、第3课
第二单元：第4课、第5课、第6课
第三单元：第7课、第8课、第9课
第四单元：第10课、第11课、第12课`

export interface Unit {
  readonly name: string
  readonly parts: readonly string[]
}

/** The units of a textbook. */
export const unitsOf = (subjectId: number, gradeId: number): Unit[] =>
  (books[subjectId]?.[gradeId] ?? plain).split('\n').map((line) => {
    const [name = '', parts = ''] = line.split('：')
    return { name, parts: parts.split('、') }
  })
/** What a big part is divided into: a third level, where a textbook has one. */
export const lessonsOfPart = (subjectId: number): readonly string[] =>
  subjectId === 2 ? ['第1课时', '第2课时', '习题课'] : []
