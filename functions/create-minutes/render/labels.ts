const english = {
  title: 'Minutes',
  date: 'Date',
  participants: 'Participants',
  summary: 'Summary',
  decisions: 'Decisions',
  actionItems: 'Action items',
  openQuestions: 'Open questions',
  topics: 'Topics',
  passages: 'Cited passages',
  task: 'Task',
  owner: 'Owner',
  due: 'Due',
  askedBy: (name: string) => `asked by ${name}`,
  none: 'None found.',
};

export type Labels = typeof english;

const japanese: Labels = {
  title: '議事録',
  date: '日時',
  participants: '参加者',
  summary: '概要',
  decisions: '決定事項',
  actionItems: 'アクション項目',
  openQuestions: '未解決の質問',
  topics: '議題',
  passages: '根拠となる発言',
  task: '内容',
  owner: '担当',
  due: '期限',
  askedBy: (name) => `質問者：${name}`,
  none: 'なし',
};

export function labelsOf(language: 'en' | 'ja'): Labels {
  return language === 'ja' ? japanese : english;
}
