/** Written for a screen, a telephone's too, and for two printed pages. */
export const style = `
:root { color-scheme: light; font: 15px/1.5 system-ui, "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", sans-serif; color: #1c2430; }
body { max-width: 48rem; margin: 2rem auto; padding: 0 1.25rem; overflow-wrap: break-word; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1rem; margin: 1.4rem 0 .4rem; padding-bottom: .2rem; border-bottom: 1px solid #d5dbe3; }
h3 { font-size: .95rem; margin: .8rem 0 .2rem; }
dl { margin: 0; color: #4a5565; font-size: .9rem; } dl div { display: flex; gap: .6rem; } dt { min-width: 5.5rem; } dd { margin: 0; min-width: 0; }
ul { margin: .2rem 0; padding-left: 1.2rem; } li { margin: .15rem 0; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; vertical-align: top; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid #e8ecf1; }
th { font-size: .85rem; color: #4a5565; font-weight: 600; } .short { white-space: nowrap; }
small, .refs, .none { color: #6b7686; font-size: .8rem; } .refs a { color: #3a6ea5; text-decoration: none; }
details { margin-top: 1.6rem; font-size: .85rem; color: #4a5565; } details p { margin: .25rem 0; } details p:target { background: #fff6d6; }
summary { cursor: pointer; font-weight: 600; }
@media screen and (max-width: 36rem) { .short { white-space: normal; } td:first-child { width: 50%; overflow-wrap: anywhere; } }
@media print { :root { font-size: 11px; } body { margin: 0; max-width: none; } details { display: none; } h2, h3 { break-after: avoid; } li, tr { break-inside: avoid; } .refs a { color: inherit; } }
`;
