import { cruise } from 'dependency-cruiser';
import config from '/work/wt/ledger/.dependency-cruiser.mjs';
const { output } = await cruise(['api/src','admin/src'], { ...config.options, validate:false });
const edges = {};
for (const m of output.modules) { if (/\.test\.|\/testing\//.test(m.source)) continue; for (const d of m.dependencies) { const a=/^(api|admin)\/src\/areas\/([^/]+)/.exec(m.source), b=/^(api|admin)\/src\/areas\/([^/]+)/.exec(d.resolved); if(a&&b&&a[0]!==b[0]&&a[1]===b[1]) ((edges[a[0]]??={})[b[2]]??=[]).push(m.source.split('/').pop()+'→'+d.resolved.split('/').pop()+(d.typeOnly?'(t)':'')); } }
for (const [a,t] of Object.entries(edges)) console.log(a, Object.entries(t).map(([k,v])=>k+':'+v.length).join(' '));
