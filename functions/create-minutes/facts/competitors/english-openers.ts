import { wordSet } from '../../word-set.ts';

/** Ordinary words that often begin a sentence of a sales talk: their capital makes no name of them. */
const openers = wordSet(`
percentages spam depots inspectors absolutely actually additionally afternoon agreed alternatively amazing annual anyhow anyway apologies apparently approved assuming awesome
backup basically beautiful besides billing brilliant bring brother budget build bundle business call cancel cash cheaper check cheers
classic clearly client close cloud collect come companies competition compliance confirmed confirmation congrats congratulations consider
contract cool correct correction cost costs count courses coverage cute customer customers cut cutting daily data date deal dealers
debatable decent decided decision definitely delivery depends depending depot details different discount discounts division done double
draft drivers easily easy either email emails employees engineering equipment even evening eventually every exactly excellent except exciting
expensive experience external extra fair families fantastic farmers fewer fifty fifteen fifth figure final finally fine fingers fire first five follow following
forever forget forgive forty four fourth free frankly freight friday friends full fun funny general generally gentlemen glad going good
gosh gotcha gotta grand grants great group guess guests guilty half handled happily happy hard hardware hardly head heavens hello help
hence here historically hold holidays home honest honestly hopefully hosting hours huge human hundred hypothetically ideally imagine
implementation important impressive incidentally indeed information initially inside install installation instead insurance integration
interesting interfaces internal internally inventory invoice invoices it item items job jobs joking keep kids kind kindly labor labour ladies language
last lastly late later lately lead leave legal lemme less lesson let liability license licenses life likely likewise list listen literally
little live local logistics long look looks lots love lovely low lower loud luckily lunch machines mail maintenance make makes managed management
manager managers mandatory manual many margin maths maximum meaning meanwhile mechanics meeting meetings members mentioned mercy
migration million mine minimum minus minutes mistake mobile money monthly months more morning mostly move moving much music naturally neat need
neither net never new news next nice night nine noise none nope normally noted nothing notice now number numbers nurses obviously odd
offer office officially often oh old once one ones online only open operators opinion options orders ordinarily originally otherwise
ouch outside over overall overnight own paper parents parents part partners patients pay payment payments payroll people percent perfect performance perhaps
period personally phone phones pilot plans please plenty plus point points politically possibly practically precisely presumably pretty price prices pricing
printing probably problem procurement product production project promise promised prospects provided punchy put quality quarterly question questions
quick quickly quiet quite quote rain ramp rates rather reading ready realistically really reasonable receipts recently regarding regardless
remember renewal repairs report reports respect returns right risk roughly rounds rumour rumor runs safety sales savings say scary schools seats second secondly
security see seems send separately seriously service services setup seven shame shipping short show sick side signed silly similarly
simple simply since six sixty slightly slots slow slowly small smart software somehow sometimes somewhere soon sorry sounds speaking specifically
spare staff standing start starting staying still storage strange strictly students stuff stupid such suits summer sun super supervisors supplier suppliers support
suppose supposedly sure surely surprisingly system systems take taken talk taxes teachers team technically technicians temperature ten tenants terms
terrible terrific test thank thankfully that then theoretically there therefore third thirdly thirty this thousand three throw ticket tickets
time times tiny to today together tomorrow tonight total totally touch tough traffic training transport travel treasury trial tricky trouble true
trust try trying twelve twenty twice two typical typically ugh understandable understood unfortunately union unless unlimited until updates upfront urgent
usage useful users usual usually vaguely vans vendors very volume wait waiting walk want warehouse weather week weekly weekends weeks welcome well whatever
whenever where whereas whichever whoever win winter wise wishful women wonderful word words work workers works worse worst wow wrong year yearly years yeah
yesterday yet young zero abuse access accounting action adoption advice age agents air alarms amount analysis anger answer apps archive area arrival art
assets attention audit auditors august availability average bad bags bank batteries bikes bills boards bookings books boxes brakes branches breakdowns
buses cameras capacity care carriers cases catering cats change changes charges chefs children choice citizens claims classes cleaners cleaning clerks
clients clinics coaches coffee colleagues commission complaints computers concrete conditions consumption contracts cooks crews currency cycle damage
danger deadlines deposits devices digging directors discipline distance doctors documents dogs doors downtime drawings dispatch dispatchers duties editors efficiency
electricity elevators encryption energy enrollment evidence exams excuse exports failures fans farms fault fees feedback field files filters fines fish
fitting fleet floors food forecasts forms foremen frames fraud fuel funding gas gates girls glass goods grades grain guards guys hail hands harvest headcount
heat heating hiring history horses hosts hotels hygiene ice idea imports incidents inspections inspectors installers instructors interest interviews
kitchen labels lawyers leads leaks learning leases letters levels lifts lights lines loads location locks logs losses materials meals medicine
menus messages meters milk mileage missing mornings nights nobody notes offices oil onboarding operations orders outages overtime owners paint
parcels parking parts passengers passwords penalties permits pets photos pickers pipes planning plants plates players police policy pools ports
pressure principals printers prints privacy processes procedures programs proof property pumps pupils purchase purchasing quotes racks radio
recordings recruiting refunds registration regulations rent repeat replacement reps requests rescheduling reservations residents resistance results retention retail revenue reviews rework riders
roads robots rollout roofs rooms routes rules rust salaries samples saturdays scaffolding scanners schedules scheduling science scores screens screws season
seasons sensors servers shelves shifts ships shops showers signatures sites size skills snow soil speed spoilage spreadsheets stations stock stores stress subs subscription success
sundays surcharges surgery surveys tables tablets tanks tasks teams telephones templates temps tests theft timesheets timing tires tolls tools tourists
toys trades trailers trains transfers translations trays trees trips trucks tuition turnover twins tyres uniforms upgrades vacation valves vehicles
ventilation versions vets video visibility visitors visits volunteers wages walls waste water welders windows wine wood workshop`);

/** "What's Weave charging?" */
const shortForm = /^(?:what|who|where|how|when|why|that|it|here|there|he|she)['’]?s$/;

/** Tells whether a capital at the beginning of a sentence stands on an ordinary word. */
export function isOpener(word: string): boolean {
  return (
    openers.has(word) ||
    shortForm.test(word) ||
    /^(?:un|re)?[a-z]+(?:ingly|fully|ously|ably|ally|ively|edly)$/.test(word)
  );
}
