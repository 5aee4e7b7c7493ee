const english = {
  title: 'Minutes',
  date: 'Date',
  participants: 'Participants',
  summary: 'Summary',
  decisions: 'Decisions',
  actionItems: 'Action items',
  openQuestions: 'Open questions',
  objections: 'Objections',
  nextMeeting: 'Next meeting',
  topics: 'Topics',
  passages: 'Cited passages',
  task: 'Task',
  owner: 'Owner',
  due: 'Due',
  askedBy: (name: string) => `asked by ${name}`,
  raisedBy: (name: string) => `raised by ${name}`,
  response: (text: string) => `Response: ${text}`,
  unanswered: 'Not answered.',
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
  objections: '懸念・異論',
  nextMeeting: '次回打ち合わせ',
  topics: '議題',
  passages: '根拠となる発言',
  task: '内容',
  owner: '担当',
  due: '期限',
  askedBy: (name) => `質問者：${name}`,
  raisedBy: (name) => `発言者：${name}`,
  response: (text) => `回答：${text}`,
  unanswered: '回答なし',
  none: 'なし',
};

export function labelsOf(language: 'en' | 'ja'): Labels {
  return language === 'ja' ? japanese : english;
}
