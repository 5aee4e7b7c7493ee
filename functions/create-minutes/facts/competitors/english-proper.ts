import { wordSet } from '../../word-set.ts';

/** Given names of many countries: whoever is not in the list of participants is still no supplier. */
const people = wordSet(`
aaron abby abdul abigail adam adele adrian agnes ahmed aisha akiko alan alba albert alejandro alessandro alex alexander alexandra alfred ali alice alicia
alina alison allison alma alvaro amanda amara amber amelia amina amir amit amy ana anders andre andrea andreas andrew andy angela angelo angus anika anil
anita ann anna anne annabel annalise annette annie anthony antje anton antonia antonio anya april arjun arlene armando arne arnold arthur arturo astrid audrey august
aurelia axel ayesha barbara barry bart bastian beatrice beatrix becky ben benjamin bernadette bernard bernd bernie bert beth betty beverly bill billy birgit
bjorn bob bobby boris brad bram brandon brenda brendan brian bridget britta bruce bruno bryan calvin cameron camille carl carla carlo carlos carmen carol
caroline carolyn casey cassandra catherine cathy cecilia cedric celeste celia chad chantal charles charlie charlotte chen cheryl chiara chloe chris christa
christian christina christine christoph christopher cindy claire clara clarence clark claude claudia clive cody colin connie connor conrad constance corinne cornelia craig
cristina curtis cynthia daisy dale damian dan dana daniel daniela danielle danny daphne darius darren dave david dawn dean deborah debbie declan deirdre delia
denis denise dennis derek desmond devi dexter diana diane diego dieter dimitri dina dirk dominic don donald donna dora doreen doris dorothy doug douglas duncan dustin
dwight dylan earl eddie edgar edith edmund eduardo edward edwin eileen elaine eleanor elena eli elias elisa elisabeth elizabeth elke ella ellen elliot elliott elsa
elvira emeka emil emily emma emmanuel enrico enrique eric erica erik erika erin ernest ernst erwin esteban esther ethan eugene eva evan eve evelyn fabian fabio farah
farid fatima felicity felipe felix fernando fiona florence florian frances francesca francesco francis francisco frank franz fred freddie frederic frederick freya frida
frieda friedrich fritz gabriel gabriela gail gareth gary gavin geoff george georgia gerald gerard gerd gerhard gina giorgio giovanni giulia gizem glen glenn gloria
gordon grace graham greg gregor greta gretchen guido gunnar gunther gus gustav guy gwen hank hanna hannah hans harold harriet harry harvey hassan hazel heather hector heidi
heike heiko heinz helen helena helga hendrik henk henning henrietta henrik henry herbert herman hilary hilda holger holly horst howard hugh hugo ian ibrahim ida ignacio
igor ilse imani imran ines inga ingrid irene iris irma isaac isabel isabella ivan ivy jack jackie jacob jacqueline jacques jaime jake jakob james jamie jan jana jane janet
janice jared jasmin jasmine jason javier jean jeanette jeff jeffrey jenna jennifer jenny jens jeremy jerome jerry jess jesse jessica jill jim jimmy jo joachim joan joanna
joaquin jochen jodie joe joel joerg johan johann johannes john johnny jon jonas jonathan jordan jorge jose josef josefa joseph josephine josh joshua joy joyce juan juanita
judith judy julia julian julie julien juliet jun june jurgen justin kai kamal kara karen karin karl karla kate katharina katherine kathleen kathy katja katrin katrina katy kay keith
kelly ken kendra kenji kenneth kenny kerry kerstin kevin khalid kim kirsten klara klaus konrad kristen kristin kristina kurt kyle lara larry lars laura lauren laurence lea leah leila
lena leo leon leonard leonie leroy leslie levi lewis liam lidia lila lily linda lionel lisa liz lloyd lois lola lorenzo lori lorna lorraine lottie lou louis louisa louise luc luca
lucas lucia lucy luis luisa luke lukas lutz lydia lynn mabel mads magda magdalena maggie magnus mahmoud malcolm mandy manfred manuel manuela mara marc marcel marcia marco marcus
margaret margarita margit margot marguerite maria marian mariana marie marina mario marion marisol marissa marjorie mark markus marlene marta martha martin martina marvin mary
massimo mateo mathilda matt matteo matthew matthias maureen maurice max maya megan mei melanie melissa mercedes meredith merle mia michael michaela michel michelle miguel mike
mikael milan mildred millie miranda miriam mirjam mitch mohamed mohammed moira molly mona monica monika monique morgan moritz muriel murray myra myrtle nadia nadine nancy naomi natalie
natasha nathan ned neil nell nelson nicholas nick nicola nicolas nicole niels nigel nikhil nikita nikolai nils nina noah noel noelle noor nora norbert norma norman odette olaf
oleg olga oliver olivia ollie omar oscar oskar otto owen pablo paige pam pamela paola paolo pascal pat patricia patrick patty paul paula pauline pearl pedro peggy penelope penny
percy perry pete peter petra phil philip philippa phoebe phyllis pia pierre piotr polly pooja priscilla priya quentin rachel rafael rahul raj rajesh ralf ralph ramesh ramon randy raphael
rashid raul ravi ray raymond rebecca regina reginald reiner rene renate reto rex rhonda ricardo richard rick ricky rita rob robbie robert roberta roberto robin rocco rod rodney rodrigo
roger roland rolf roman ron ronald ronnie rosa rosalind rose rosemary rosie ross roxanne roy ruben rudi rudolf rupert russell ruth ryan sabine sabrina sally salma sam samantha samir
sammy samuel sandeep sandra sandy sanjay santiago sara sarah sasha saskia scott sean sebastian selina serena serge sergio seth shane shannon sharon shaun sheila shelley shirley sibylle sid
siegfried sigrid silke silvia simon simone siobhan sofia sonia sophia sophie spencer stacey stan stanley stefan stefanie stella stephanie stephen steve steven stuart sue sunil susan susanne susie suzanne
sven svetlana sybil sylvia tamara tania tanja tanya tara ted terence teresa terry tessa thea theo theodore theresa thomas thorsten tiffany till tim timo timothy tina tobias toby todd tom tomas
tommy toni tony tonya tracy trevor trish trudy tyler ugo ulf uli ulrich ulrike ursula urs uwe valentina valerie vanessa vera vernon veronica vicky victor victoria vijay vikram vince vincent
viola violet virginia vivian viviane vivienne vladimir volker wade walter wanda wanjiru warren wayne wendy werner wesley wilfred wilhelm will william wilma winston wolfgang xavier yasmin yolanda yusuf
yves yvette yvonne zach zachary zara zoe`);
/** Towns, countries and peoples that sites and trips are named after. */
const places = wordSet(`
aachen aberdeen adelaide africa albany alberta amsterdam andorra ankara antwerp arizona arkansas asia athens atlanta auckland austin australia austria bangalore bangkok barcelona basel bath bavaria
beijing belfast belgium belgrade bergen berlin bern bilbao birmingham bologna bonn bordeaux boston brazil bremen brisbane bristol britain brno brooklyn bruges brussels bucharest budapest buffalo bulgaria cairo
calgary california cambridge canada cardiff carolina chennai chicago chile china chur cincinnati cleveland cologne colombia colorado columbus copenhagen cork coventry croatia cyprus czechia dallas danes delhi denmark denver derby
detroit dortmund dresden dubai dublin dundee durham dutch düsseldorf edinburgh egypt england essen estonia europe exeter finland florence florida france frankfurt fukuoka gdansk geneva genoa georgia germany ghana ghent
glasgow gothenburg graz greece groningen hague hamburg hanover hawaii helsinki hiroshima hokkaido holland houston hull hungary iceland idaho illinois india indiana indonesia iowa ireland israel istanbul italy jakarta japan
jersey johannesburg kansas kentucky kenya kobe krakow kyiv kyoto lagos lausanne leeds leicester leiden leipzig liege lille limerick lincoln linz lisbon liverpool ljubljana lodz london louisiana louisville lucerne luxembourg lyon
maastricht madrid maine malaga malaysia malmo malta manchester manhattan manila mannheim marseille maryland massachusetts melbourne memphis mexico miami michigan milan milwaukee minneapolis minnesota mississippi missouri montana montreal morocco
moscow mumbai munich münster nagoya nairobi nantes naples nashville nebraska netherlands nevada newcastle nice nigeria norfolk norway norwich nottingham nuremberg oakland odense ohio oklahoma omaha ontario oregon orlando osaka oslo ottawa oxford
pakistan palermo paris parma pennsylvania perth peru philadelphia philippines phoenix pittsburgh plymouth poland porto portland portsmouth portugal poznan prague preston quebec queens reading richmond riga rochester romania rome rotterdam
russia sacramento salzburg sapporo saskatoon scotland seattle sendai serbia seville shanghai sheffield shenzhen singapore slovakia slovenia sofia southampton spain stavanger stockholm strasbourg stuttgart sweden swindon switzerland sydney taipei taiwan
tallinn tampa tennessee texas thailand thessaloniki tokyo toledo toronto toulouse trieste trondheim tucson tulsa turin turkey turku uganda ukraine utah utrecht valencia vancouver venice vermont verona vienna vietnam vilnius virginia wales
warsaw washington wellington wisconsin wroclaw yokohama york yorkshire zagreb zürich zurich danish swedish norwegian finnish italian spanish polish czech hungarian swiss austrian belgian irish scottish welsh british american canadian indian chinese
afghanistan albania algeria angola antigua argentina armenia aruba azerbaijan azores bahamas bahrain bali bangladesh barbados belarus belize benin bermuda bhutan bolivia bosnia botswana brunei burma cambodia cameroon canaries caribbean chad
congo corsica crete cuba curacao dominica ecuador eritrea estonia ethiopia fiji gabon gambia gibraltar greenland grenada guadeloupe guam guatemala guernsey guinea guyana haiti honduras ibiza iran iraq jamaica jordan kazakhstan kosovo kuwait
laos latvia lebanon lesotho liberia libya liechtenstein lithuania macedonia madagascar madeira malawi mali mallorca majorca martinique mauritania mauritius moldova monaco mongolia montenegro mozambique myanmar namibia nepal nicaragua niger oman
orkney panama paraguay qatar réunion rwanda samoa sardinia senegal seychelles shetland sicily skye slovenia somalia sudan suriname syria tanzania tenerife tobago togo tonga trinidad tunisia turkmenistan uruguay uzbekistan vanuatu venezuela yemen
zambia zanzibar zimbabwe antarctica scandinavia balkans benelux iberia midlands catalonia andalusia tuscany provence normandy brittany flanders wallonia tyrol saxony thuringia westphalia silesia galicia lapland jutland zealand
alabama alaska alaskan anchorage baltimore boise carolinas connecticut dakota dakotas delaware everglades galway hampshire honolulu jacksonville maryland montana raleigh reno savannah spokane tacoma wichita wyoming
cornwall cornish cumbria devon donegal dorset essex kent kilkenny lancashire norfolk sligo somerset suffolk surrey sussex tipperary waterford wexford alberta manitoba saskatchewan scotia brunswick newfoundland queensland tasmania victoria waikato otago
korean portuguese greek turkish russian brazilian mexican australian european asian african`);
/** Systems and things of every office, which meet what is sold without standing against it. */
const everyday = wordSet(`
linux windows android iphone ipad apple microsoft amazon azure aws gmail sharepoint dropbox onedrive whatsapp facebook instagram linkedin youtube bluetooth gps rfid ethernet usb java python sql oracle sap docusign paypal visa mastercard
internet wifi lte kubernetes docker github jira confluence notion powerbi tableau access visio acrobat chrome safari firefox edge siri alexa netflix uber airbnb sunday covid corona brexit fedex dhl ups father mother grandma grandpa`);

/** Tells whether a name is that of a person, a place or a program of every office: never one of a supplier by itself. */
export function isKnownName(name: string): boolean {
  const [first = '', ...others] = name.toLowerCase().split(/[\s-]/);
  return everyday.has(first) || places.has(first) || (people.has(first) && others.length < 2);
}
