import type { WordClass } from '../../clause/word-class.ts';

/** What opens a thing: "the", "two". */
export const opens: ReadonlySet<WordClass> = new Set(['article', 'determiner']);
/** What may stand in a thing's name behind what opens it. */
export const within: ReadonlySet<WordClass> = new Set(['noun', 'ing', 'ed', 'past', 'base', 'third']);
/** Behind a word in -s these make it a verb: "the night shift likes it". */
export const takesObject: ReadonlySet<WordClass> = new Set([
  'pronoun',
  'object',
  'article',
  'determiner',
  'subject',
  'to',
  'that',
]);
/** "Every form" and "no form" mean no form that somebody is to send. */
export const counted =
  /^(?:each|every|all|no|both|either|neither|any|much|many|more|most|less|few|several|such|some)$/i;
/** A name ends before a verb's short form, and before words that lead on. */
export const endsName = /['’](?:ll|d|ve|re|m|t)$|^(?:back|away|forward|off|out|know|hang|naw|please|okay|thanks)$/i;
/** "A proper" breaks off. */
export const adjective =
  /^(?:new|old|proper|big|small|whole|full|clean|good|short|long|quick|possible|real|final|free|late|early|high|low|simple|single|extra|different|main|dedicated|signed|revised)$/i;
/** Verbs that are as often nouns: "the purchase order". */
export const nounsToo =
  /^(?:order|plan|report|offer|change|test|use|record|note|cost|claim|check|visit|review|start|support|return|track|work|display|contact|control|design|limit|result|stop|switch|transfer|update|answer|cut|deal|drive|drop|email|figure|fit|form|guess|help|issue|lead|link|listing|match|measure|mind|move|need|pay|pick|place|plate|point|press|print|quote|rate|release|rent|repair|request|run|save|score|set|share|show|sign|sort|sound|stand|state|step|store|supply|talk|target|track|train|turn|value|view|walk|wash|watch|wear|wish|work|wrap|label|sample|sheet|pack|box|fee)$/i;
/** Stands before a noun and is none itself: "the second signed copy". */
export const modifies =
  /^(?:most|more|very|really|other|first|second|last|next|new|same|still|whole|full|own|two|three|four|five|six|ten|\d+)$/i;
/** Names nothing by itself: days, people, measures, and what fits everything. */
export const noNoun =
  /^(?:ok(?:ay)?|yeah|yes|yep|aye|right|fine|good|great|perfect|sure|thanks?|please|sorry|lovely|cheers|brilliant|no|well|oh|ah|um|uh|hm+|true|fair|done|back|off|out|away|bit|lot|thing|things|stuff|way|sort|kind|couple|time|times|day|days|week|weeks|month|months|year|years|hour|hours|minute|minutes|moment|second|morning|afternoon|evening|night|today|tomorrow|tonight|lunch|lunchtime|one|ones|people|person|guy|guys|man|men|woman|lad|lads|somebody|boss|end|rest|least|idea|problem|wedding|holiday|sense|point|matter|worry|chance|reason|thought|word|call|meeting|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|half|percent|cent|quid|pounds?|euros?|dollars?|bucks?|grand|thousand|hundred|million|plus|vat|gst|mark|sir|madam|mate|mr|mrs|ms|dr)$/i;
/** Stands between a verb and the thing it is done to: "send me over the plan". */
export const passedOver =
  /^(?:i|we|you|he|she|they|me|us|him|her|them|it|up|over|out|back|off|down|together|across|through|to|just|also|then|please|still|only|really|already|now)$/i;
