// The client begins here.
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/i18n/index.svelte';
import { theme } from './lib/settings.svelte';
import './style/tokens.css';
import './style/base.css';
import './style/card.css';
import './style/board.css';
import './style/table.css';
import './style/panels.css';
import './style/phone.css';
import './style/home.css';
// What live data needed beyond the design: real buttons, long names, many players, many cards. The order matters.
import './style/live/widgets.css';
import './style/live/cards.css';
import './style/live/planet.css';
import './style/live/frame.css';
import './style/live/goals.css';
import './style/live/tray.css';
import './style/live/opening.css';
import './style/live/dialogs.css';
import './style/live/pages.css';
import './style/live/small.css';
import './style/live/fit.css';
import './style/live/expansions.css';

document.documentElement.dataset['theme'] = theme();
const target = document.getElementById('app');
// The words first: a page that changes its language before one's eyes would also ask the server for everything twice.
void speak().then(() => target && mount(App, { target }));
