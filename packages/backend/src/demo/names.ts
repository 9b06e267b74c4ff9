import type { Random } from './random.ts'

const surnames = [
  ...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊孟秦白江阎薛尹段雷侯龙史陶贺顾毛郝龚邵万钱严覃武戴莫孔向汤',
]
const boys = [
  '浩然',
  '子轩',
  '宇航',
  '俊杰',
  '梓豪',
  '天佑',
  '明轩',
  '博文',
  '嘉懿',
  '思远',
  '逸飞',
  '泽宇',
  '承恩',
  '景行',
  '致远',
  '煜城',
  '晨曦',
  '建安',
  '书豪',
  '一鸣',
  '睿',
  '洋',
  '磊',
  '昊天',
  '文博',
  '立诚',
  '鹏程',
  '家豪',
  '奕辰',
  '沐阳',
]
const girls = [
  '欣怡',
  '梓涵',
  '雨桐',
  '诗涵',
  '可馨',
  '若曦',
  '思琪',
  '佳慧',
  '雅静',
  '语嫣',
  '晓彤',
  '梦瑶',
  '心悦',
  '静怡',
  '紫萱',
  '一诺',
  '婉清',
  '芷若',
  '依依',
  '乐瑶',
  '婷',
  '悦',
  '雪',
  '沁怡',
  '书瑶',
  '安然',
  '嘉怡',
  '子墨',
  '清扬',
  '知夏',
]
const elders = [
  '建国',
  '秀英',
  '志强',
  '丽华',
  '永刚',
  '玉兰',
  '海涛',
  '晓燕',
  '国栋',
  '慧敏',
  '文斌',
  '春梅',
  '立新',
  '红霞',
  '振华',
  '美玲',
  '学军',
  '雪梅',
  '伟民',
  '素芬',
]

export interface Named {
  readonly nickname: string
  /** 1 is male, 2 female. */
  readonly gender: number
}

export function pupilName(random: Random): Named {
  const male = random.next() < 0.51
  return { nickname: `${random.pick(surnames)}${random.pick(male ? boys : girls)}`, gender: male ? 1 : 2 }
}

export function teacherName(random: Random): Named {
  const index = random.between(0, elders.length - 1)
  return { nickname: `${random.pick(surnames)}${elders[index]}`, gender: index % 2 === 0 ? 1 : 2 }
}
