/** What a column may be called: the names of this API, and those that HubSpot, Salesforce and Japanese tables are exported with. */
const companyColumns = {
  id: ['id', 'companyid', 'recordid', 'accountid', '会社id', '企業id', '顧客id', 'レコードid'],
  name: ['name', 'companyname', 'accountname', 'company', '会社名', '企業名', '取引先名', '顧客名'],
  domain: ['domain', 'companydomainname', 'website', 'websiteurl', 'ドメイン', 'webサイト', 'ウェブサイト', 'url'],
  phone: ['phone', 'phonenumber', '電話', '電話番号'],
  industry: ['industry', '業種', '業界'],
  ownerId: ['ownerid', 'companyownerid', 'hubspotownerid', 'accountownerid', '担当者id', '所有者id'],
  ownerName: ['ownername', 'companyowner', 'accountowner', 'owner', '担当者', '担当者名', '所有者', '取引先所有者'],
  ownerEmail: ['owneremail', 'accountowneremail', '担当者メール', '担当者メールアドレス'],
  updatedAt: ['updatedat', 'lastmodifieddate', 'lastmodified', '最終更新日', '更新日時', '更新日'],
  archived: ['archived', 'deleted', 'アーカイブ', '削除'],
} as const;

export type CompanyColumn = keyof typeof companyColumns;

const byName = new Map<string, CompanyColumn>(
  Object.entries(companyColumns).flatMap(([field, names]) =>
    names.map((name): [string, CompanyColumn] => [name, field as CompanyColumn]),
  ),
);

/** The field a column is for; undefined for one that is not used. */
export function columnOf(header: string): CompanyColumn | undefined {
  return byName.get(
    header
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s_\-()（）]/g, ''),
  );
}
