// The client begins here.
import { mount } from 'svelte';
import App from './App.svelte';
import { theme } from './lib/settings.svelte';
import './style/tokens.css';
import './style/base.css';
import './style/card.css';
import './style/board.css';
import './style/table.css';
import './style/phone.css';
import './style/home.css';
import './style/more.css';

document.documentElement.dataset['theme'] = theme();
const target = document.getElementById('app');
if (target) mount(App, { target });
