/**
 * Written for a screen, a telephone's too, in light and dark, and for two printed pages, which go without the passages. Where only the mark-up
 * is left, as in many mail programs, everything still stands in its place.
 */
export const style = `
:root { color-scheme: light dark; font-size: 15px; }
body { font: 1rem/1.5 system-ui, "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", sans-serif; color: #1c2430; background: #fff; max-width: 48rem; margin: 2rem auto; padding: 0 1.25rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1rem; margin: 1.4rem 0 .4rem; padding-bottom: .2rem; border-bottom: 1px solid #8895a766; }
h3 { font-size: .95rem; margin: .8rem 0 .2rem; }
p { margin: .2rem 0; } ul { margin: .2rem 0; padding-left: 1.2rem; } li { margin: .15rem 0; }
dl { margin: 0; font-size: .9rem; } dl div { display: flex; gap: .6rem; } dt { flex: none; min-width: 5.5rem; max-width: 50%; } dd { margin: 0; min-width: 0; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; vertical-align: top; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid #8895a733; }
th { font-size: .85rem; font-weight: 600; } .short, th { white-space: nowrap; overflow-wrap: normal; } td:last-child small { display: inline-block; }
dt, th, footer { color: #4a5565; } small, .refs, .none { color: #5d6878; font-size: .8rem; } a { color: #2f6099; text-decoration: none; }
footer { margin-top: 1.6rem; font-size: .85rem; } footer p:target { background: #ffe68066; }
@media screen and (max-width: 36rem) { .short, th { white-space: normal; } td { min-width: 3em; } td:first-child:not(:has(.short)) { width: 50%; } }
@media screen and (prefers-color-scheme: dark) { body { color: #dfe4ea; background: #16191e; } dt, th, footer, small, .refs, .none { color: #a9b3bf; } a { color: #86b4e8; } }
@media print { :root { font-size: 11px; } body { margin: 0; padding: 0; max-width: none; line-height: 1.35; } h2 { margin: .7rem 0 .2rem; } h3 { margin: .4rem 0 .1rem; } li { margin: 0; } th, td { padding: .1rem .6rem .1rem 0; } main dl div, main dt, main dd { display: inline; } main dd { margin: 0 1.2rem 0 .3rem; } footer { display: none; } h2, h3 { break-after: avoid; } li, tr { break-inside: avoid; } .refs a { color: inherit; } }
`;
