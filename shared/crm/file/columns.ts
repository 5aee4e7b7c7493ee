/** What a column may be called: the names of this API, and those that HubSpot, Salesforce and Japanese tables are exported with. */
const companyColumns = {
  id: ['id', 'companyid', 'recordid', 'accountid', '会社id', '企業id', '取引先id', '顧客id', 'レコードid'],
  name: ['name', 'companyname', 'accountname', 'company', '会社名', '企業名', '取引先名', '顧客名'],
  domain: [
    ...['domain', 'companydomainname', 'website', 'websiteurl', 'url'],
    ...['ドメイン', 'ドメイン名', '会社ドメイン名', 'webサイト', 'ウェブサイト'],
  ],
  phone: ['phone', 'phonenumber', '電話', '電話番号'],
  industry: ['industry', '業種', '業界'],
  ownerId: ['ownerid', 'companyownerid', 'hubspotownerid', 'accountownerid', '担当者id', '所有者id', '取引先所有者id'],
  ownerName: [
    ...['ownername', 'companyowner', 'accountowner', 'owner'],
    ...['担当者', '担当者名', '会社担当者', '所有者', '所有者名', '取引先所有者'],
  ],
  ownerEmail: [
    ...['owneremail', 'accountowneremail'],
    ...['担当者メール', '担当者メールアドレス', '所有者メール', '所有者メールアドレス'],
  ],
  updatedAt: ['updatedat', 'lastmodifieddate', 'lastmodified', '最終更新日', '更新日時', '更新日'],
  archived: ['archived', 'deleted', 'アーカイブ', '削除'],
} as const;

export type CompanyColumn = keyof typeof companyColumns;

const byName = new Map<string, CompanyColumn>(
  Object.entries(companyColumns).flatMap(([field, names]) =>
    names.map((name): [string, CompanyColumn] => [name, field as CompanyColumn]),
  ),
);

/** The field a column is for; undefined for one that is not used. 会社のドメイン名 is 会社ドメイン名 as well. */
export function columnOf(header: string): CompanyColumn | undefined {
  return byName.get(
    header
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s_\-()（）の]/g, ''),
  );
}
