// The client begins here.
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/i18n/index.svelte';
import { theme } from './lib/settings.svelte';
import './style/scale.css';
import './style/base.css';
import './style/parts.css';
import './style/card.css';
import './style/mini.css';
import './style/board.css';
import './style/frame.css';
import './style/people.css';
import './style/panels.css';
import './style/dock.css';
import './style/story.css';
import './style/goals.css';
import './style/offer.css';
import './style/opening.css';
import './style/dialogs.css';
import './style/pages.css';
import './style/phone.css';
import './style/fit.css';
import './style/expansions.css';

document.documentElement.dataset['theme'] = theme();
const target = document.getElementById('app');
// The words first: a page that changes its language before one's eyes would also ask the server for everything twice.
void speak().then(() => target && mount(App, { target }));
